// Shows those positions of the list that have every word that is typed: clauses, tags, words.
const box = document.getElementById("find");
const status = box.querySelector("[role=status]");
const sections = [...document.querySelectorAll(".found")];

function find(words) {
  let found = 0;
  for (const section of sections) {
    let here = 0;
    for (const item of section.querySelectorAll("li")) {
      const has = item.dataset.find.split(/\s+/);
      // A clause is a whole word: J1 is not J10.
      item.hidden = !words.every((word) =>
        /^[a-z]\d+$/.test(word) ? has.includes(word) : item.dataset.find.includes(word));
      here += item.hidden ? 0 : 1;
    }
    section.hidden = here === 0;
    section.querySelector("details").open = words.length > 0 && here > 0;
    found += here;
  }
  status.textContent = words.length > 0 ? `${found} positions` : "";
}

box.hidden = false;
box.querySelector("input").addEventListener("input", (event) =>
  find(event.target.value.toLowerCase().split(/\s+/).filter(Boolean)));
