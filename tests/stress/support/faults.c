// Loaded into the server with LD_PRELOAD: makes file calls in one folder fail with EIO, as faults.ts tells it to.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

struct control {
  // Set from outside; `half`: what is written still reaches the file by half.
  int64_t armed, from, count, half;
  // Told to the outside.
  int64_t calls, hits;
  char first[208];
};

static struct control *control;
static const char *folder;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAULT_CONTROL");
  folder = getenv("FAULT_FOLDER");
  if (!path || !folder) return;
  int fd = REAL(open64)(path, O_RDWR | O_CLOEXEC);
  if (fd < 0) return;
  void *place = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close(fd);
  if (place != MAP_FAILED) control = place;
}

static int fails(const char *call, const char *path) {
  if (!control || !control->armed || strncmp(path, folder, strlen(folder)) != 0) return 0;
  int64_t number = __atomic_add_fetch(&control->calls, 1, __ATOMIC_SEQ_CST);
  if (number < control->from || number >= control->from + control->count) return 0;
  if (__atomic_fetch_add(&control->hits, 1, __ATOMIC_SEQ_CST) == 0) {
    snprintf(control->first, sizeof control->first, "%s %s", call, path);
  }
  errno = EIO;
  return 1;
}

static int fdFails(const char *call, int fd) {
  if (!control || !control->armed) return 0;
  char link[32], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return fails(call, path);
}

int open64(const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, mode_t) : 0;
  va_end(more);
  return fails("open", path) ? -1 : REAL(open64)(path, flags, mode);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  if (!fdFails("write", fd)) return REAL(write)(fd, bytes, length);
  if (control->half) REAL(write)(fd, bytes, length / 2);
  errno = EIO;
  return -1;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t position) {
  if (!fdFails("pwrite", fd)) return REAL(pwrite64)(fd, bytes, length, position);
  if (control->half) REAL(pwrite64)(fd, bytes, length / 2, position);
  errno = EIO;
  return -1;
}

#define ON_FILE(kind, name, said, parameters, arguments) \
  kind name parameters { return fdFails(said, fd) ? -1 : REAL(name) arguments; }
#define ON_PATH(kind, name, said, parameters, arguments) \
  kind name parameters { return fails(said, path) ? -1 : REAL(name) arguments; }

ON_FILE(ssize_t, writev, "writev", (int fd, const struct iovec *parts, int count), (fd, parts, count))
ON_FILE(ssize_t, pwritev64, "pwritev", (int fd, const struct iovec *parts, int count, off64_t position),
        (fd, parts, count, position))
ON_FILE(ssize_t, read, "read", (int fd, void *bytes, size_t length), (fd, bytes, length))
ON_FILE(ssize_t, pread64, "pread", (int fd, void *bytes, size_t length, off64_t position),
        (fd, bytes, length, position))
ON_FILE(int, fsync, "fsync", (int fd), (fd))
ON_FILE(int, fdatasync, "fdatasync", (int fd), (fd))
ON_FILE(int, ftruncate64, "ftruncate", (int fd, off64_t length), (fd, length))
ON_PATH(int, rename, "rename", (const char *path, const char *to), (path, to))
ON_PATH(int, link, "link", (const char *path, const char *to), (path, to))
ON_PATH(int, unlink, "unlink", (const char *path), (path))
ON_PATH(int, rmdir, "rmdir", (const char *path), (path))
ON_PATH(int, mkdir, "mkdir", (const char *path, mode_t mode), (path, mode))
ON_PATH(int, scandir64, "scandir",
        (const char *path, struct dirent64 ***names, int (*wanted)(const struct dirent64 *),
         int (*order)(const struct dirent64 **, const struct dirent64 **)),
        (path, names, wanted, order))
