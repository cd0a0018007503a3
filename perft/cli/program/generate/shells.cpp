#include "perft/cli/program/generate/shells.hpp"

#include "movegen/vocab/text/replaced.hpp"

namespace hurdle::cli::generate {
namespace {

// The script shows descriptions while several words match; a single match is inserted without one.
constexpr std::string_view bash =
    R"(# bash completion of PROGRAM, made by: PROGRAM --generate complete-bash
_PROGRAM_completion() {
  local lines line width=0
  mapfile -t lines < <("$1" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=("${lines[@]:1}")
  local files=
  case ${lines[0]-} in
    files) files=-f ;;
    folders) files=-d ;;
  esac
  if [[ $files ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen "$files" -- "$2")
  fi
  if ((${#COMPREPLY[@]} == 1)) || [[ ${COMP_TYPE-} == 37 ]]; then
    COMPREPLY=("${COMPREPLY[@]%%$'\t'*}")
    return
  fi
  for line in "${COMPREPLY[@]%%$'\t'*}"; do
    if ((${#line} > width)); then width=${#line}; fi
  done
  for line in "${!COMPREPLY[@]}"; do
    if [[ ${COMPREPLY[line]} == *$'\t'* ]]; then
      printf -v "COMPREPLY[$line]" '%-*s  (%s)' "$width" \
        "${COMPREPLY[line]%%$'\t'*}" "${COMPREPLY[line]#*$'\t'}"
      COMPREPLY[line]=${COMPREPLY[line]:0:${COLUMNS:-80}-4}
    fi
  done
}
complete -o nosort -F _PROGRAM_completion PROGRAM
)";

constexpr std::string_view zsh = R"(#compdef PROGRAM
# zsh completion of PROGRAM, made by: PROGRAM --generate complete-zsh
_PROGRAM() {
  local -a lines described
  local line
  lines=("${(@f)$($words[1] --complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  for line in "${(@)lines[2,-1]}"; do
    if [[ $line == *$'\t'* ]]; then
      described+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    elif [[ -n $line ]]; then
      described+=("${line//:/\\:}")
    fi
  done
  if ((${#described})); then _describe -V PROGRAM described; fi
  case ${lines[1]} in
    files) _files ;;
    folders) _files -/ ;;
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _PROGRAM "$@"
else
  compdef _PROGRAM PROGRAM
fi
)";

constexpr std::string_view fish =
    R"(# fish completion of PROGRAM, made by: PROGRAM --generate complete-fish
function __PROGRAM_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l lines ($words[1] --complete $words[2..-1] "$current" 2>/dev/null)
    if set -q lines[2]
        printf '%s\n' $lines[2..-1]
    end
    switch "$lines[1]"
        case files
            __fish_complete_path "$current"
        case folders
            __fish_complete_directories "$current" ''
    end
end
complete -c PROGRAM -f -k -a '(__PROGRAM_complete)'
)";

}  // namespace

const std::array<ShellScript, 3> shell_scripts{
    {{"complete-bash", "for share/bash-completion/completions/PROGRAM", bash},
     {"complete-zsh", "for share/zsh/site-functions/_PROGRAM", zsh},
     {"complete-fish", "for share/fish/vendor_completions.d/PROGRAM.fish", fish}}};

std::string script_for(const ShellScript& script, const std::string& program) {
  return replaced_all(std::string(script.text), "PROGRAM", program);
}

}  // namespace hurdle::cli::generate
