/* Makes one call of the system fail, to see what a program does then. Loaded with LD_PRELOAD.
 *
 * FAIL_CALL   the kind of call: open, read, write, rename, fsync, mmap, link
 * FAIL_NUMBER which call of that kind fails, from 1; 0 for none
 * FAIL_HOW    an error number; or "short", which does half; or "kill", which ends the process
 * FAIL_COUNTS a file that gets the number of calls of each kind when the program ends
 * FAIL_TRACE  a file that gets a line for every fsync and rename, in their order, with the paths
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum kind { OPEN, READ, WRITE, RENAME, FSYNC, MMAP, LINK, KINDS };
static const char *const names[KINDS] = {"open", "read", "write", "rename", "fsync", "mmap", "link"};
enum verdict { PASS, FAIL, SHORT };

static atomic_long counts[KINDS];
static int chosen = -1;
static long number;
static int error;
static int is_short, is_kill;
static int trace = -1;

__attribute__((constructor)) static void begin(void) {
  if (getenv("FAIL_TRACE"))
    trace = (int)syscall(
        SYS_openat, AT_FDCWD, getenv("FAIL_TRACE"), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
  const char *call = getenv("FAIL_CALL"), *how = getenv("FAIL_HOW");
  if (getenv("FAIL_NUMBER")) number = atol(getenv("FAIL_NUMBER"));
  for (int kind = 0; call && kind < KINDS; kind++)
    if (!strcmp(call, names[kind])) chosen = kind;
  if (!how) return;
  is_short = !strcmp(how, "short");
  is_kill = !strcmp(how, "kill");
  error = atoi(how);
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAIL_COUNTS");
  if (!path) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file < 0) return;
  char line[64];
  for (int kind = 0; kind < KINDS; kind++) {
    int length = snprintf(line, sizeof line, "%s %ld\n", names[kind], (long)counts[kind]);
    if (syscall(SYS_write, file, line, length) != length) break;
  }
  syscall(SYS_close, file);
}

static enum verdict judge(enum kind kind) {
  long count = atomic_fetch_add(&counts[kind], 1) + 1;
  if ((int)kind != chosen || count != number) return PASS;
  if (is_kill) {
    syscall(SYS_kill, getpid(), SIGKILL);
    pause();
  }
  if (is_short) return SHORT;
  errno = error;
  return FAIL;
}

/* The path of an open file or folder, and of a name in it. */
static void write_path(char *path, int folder, const char *name) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
  ssize_t length = *name == '/' || folder == AT_FDCWD ? 0 : readlink(link, path, PATH_MAX);
  if (length < 0) length = 0;
  snprintf(path + length, PATH_MAX, length && *name ? "/%s" : "%s", name);
}

/* One call of write for each line, so that lines of threads stay whole. */
static void note(const char *what, const char *path, const char *other) {
  char line[5 * PATH_MAX];
  int length = snprintf(line, sizeof line, "%s\t%s\t%s\n", what, path, other);
  if (syscall(SYS_write, trace, line, length) != length) abort();
}

static int open_at(int folder, const char *path, int flags, mode_t mode) {
  /* Dispatch looks at its own threads there, and ends the process where it cannot. */
  if (strncmp(path, "/proc/", 6) && judge(OPEN) == FAIL) return -1;
  return (int)syscall(SYS_openat, folder, path, flags, mode);
}

#define MODE(mode, flags)                          \
  mode_t mode = 0;                                 \
  if ((flags) & (O_CREAT | __O_TMPFILE)) {         \
    va_list list;                                  \
    va_start(list, flags);                         \
    mode = va_arg(list, mode_t);                   \
    va_end(list);                                  \
  }

int open(const char *path, int flags, ...) { MODE(mode, flags) return open_at(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(mode, flags) return open_at(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(mode, flags) return open_at(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(mode, flags) return open_at(folder, path, flags, mode); }

static size_t half(size_t count) { return count > 1 ? count / 2 : count; }

ssize_t read(int file, void *bytes, size_t count) {
  enum verdict verdict = judge(READ);
  if (verdict == FAIL) return -1;
  return syscall(SYS_read, file, bytes, verdict == SHORT ? half(count) : count);
}

ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  enum verdict verdict = judge(READ);
  if (verdict == FAIL) return -1;
  return syscall(SYS_pread64, file, bytes, verdict == SHORT ? half(count) : count, offset);
}
ssize_t pread64(int file, void *bytes, size_t count, off_t offset) { return pread(file, bytes, count, offset); }

ssize_t write(int file, const void *bytes, size_t count) {
  enum verdict verdict = judge(WRITE);
  if (verdict == FAIL) return -1;
  return syscall(SYS_write, file, bytes, verdict == SHORT ? half(count) : count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  enum verdict verdict = judge(WRITE);
  if (verdict == FAIL) return -1;
  return syscall(SYS_pwrite64, file, bytes, verdict == SHORT ? half(count) : count, offset);
}
ssize_t pwrite64(int file, const void *bytes, size_t count, off_t offset) { return pwrite(file, bytes, count, offset); }

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  if (judge(RENAME) == FAIL) return -1;
  if (trace >= 0) {
    char old[2 * PATH_MAX], new[2 * PATH_MAX];
    write_path(old, from_folder, from);
    write_path(new, to_folder, to);
    note("rename", old, new);
  }
  return (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, 0);
}
int rename(const char *from, const char *to) { return renameat(AT_FDCWD, from, AT_FDCWD, to); }

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  if (judge(LINK) == FAIL) return -1;
  return (int)syscall(SYS_linkat, from_folder, from, to_folder, to, flags);
}

int fsync(int file) {
  if (judge(FSYNC) == FAIL) return -1;
  int result = (int)syscall(SYS_fsync, file);
  if (trace >= 0) {
    char path[2 * PATH_MAX];
    write_path(path, file, "");
    note("fsync", path, "");
  }
  return result;
}

void *mmap(void *place, size_t length, int protection, int flags, int file, off_t offset) {
  if (judge(MMAP) == FAIL) return MAP_FAILED;
  return (void *)syscall(SYS_mmap, place, length, protection, flags, file, offset);
}
void *mmap64(void *place, size_t length, int protection, int flags, int file, off_t offset) {
  return mmap(place, length, protection, flags, file, offset);
}
