// A disk that fills up soon, for tests of a full disk. Only root can mount one.
#pragma once

#include <sys/mount.h>

#include <string>

namespace hurdle::props {

/// A small disk, mounted while the object exists.
class SmallDisk {
 public:
  explicit SmallDisk(const std::string& folder) : folder_(folder) {
    mounted_ = mount("tmpfs", folder_.c_str(), "tmpfs", 0, "size=256k") == 0;
  }
  ~SmallDisk() {
    if (mounted_) {
      (void)umount2(folder_.c_str(), MNT_DETACH);
    }
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  [[nodiscard]] bool mounted() const noexcept { return mounted_; }
  [[nodiscard]] bool grow() const {
    return mount("tmpfs", folder_.c_str(), "tmpfs", MS_REMOUNT, "size=64m") == 0;
  }

 private:
  std::string folder_;
  bool mounted_ = false;
};

}  // namespace hurdle::props
