const LEAVE = 'set DATA_DIR to a folder of your own';
/** What went wrong with a file, by the system's own words for it, and what to do about it. */
const FAULTS = [
  {
    codes: ['ENOSPC', 'EDQUOT'],
    words: /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded|Check free disk space/i,
    say: (path) =>
      `The disk is full${at(path)}: make room, a first start needs 1.5 GB, and start again.`,
  },
  {
    codes: ['EROFS'],
    words: /EROFS|Read-only file system/i,
    say: (path) =>
      `Nothing can be written${at(path)}, which is on a read-only disk: move the checkout, or ${LEAVE}.`,
  },
  {
    codes: ['EACCES', 'EPERM'],
    words: /EACCES|EPERM|Permission denied|Operation not permitted/i,
    say: (path) =>
      `This account may not write${at(path)}: start as the folder's owner, or ${LEAVE}.`,
  },
  {
    codes: ['ENOTDIR', 'EEXIST'],
    words: /ENOTDIR|Not a directory/i,
    say: (path) => `There is a file${at(path)} where a folder is needed: remove it, or ${LEAVE}.`,
  },
  {
    codes: ['ENOENT'],
    syscall: 'mkdir',
    say: (path) =>
      `The link${at(path)} leads to a folder that is not there: make that one, or ${LEAVE}.`,
  },
];

const at = (path) => (path ? ` at ${path}` : '');

/** @returns {string | undefined} a sentence, if the error is a fault of the file system */
export function fileFaultOf(error) {
  const { code, path, dest, syscall } = error ?? {};
  if (typeof syscall !== 'string' || syscall === 'connect' || syscall === 'listen')
    return undefined;
  const fault = FAULTS.find(
    (one) => one.codes.includes(code) && (one.syscall ?? syscall) === syscall,
  );
  return fault?.say(dest ?? path);
}

/** @returns {string | undefined} the same for what another program said before it failed */
export function fileFaultIn(output) {
  const fault = FAULTS.find(({ words }) => words?.test(output));
  if (!fault) return undefined;
  const line = output.split('\n').find((one) => fault.words.test(one)) ?? '';
  return fault.say(
    /["'](\/[^"'\n]+)["']/.exec(line)?.[1] ?? /(?:^|\s)(\/[^\s:"']+)/.exec(output)?.[1],
  );
}
