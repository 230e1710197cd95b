import { pgErrorOf } from '#platform/database/pg-error.js';

const DISK_FULL = '53100';

/** A fault of the file system, ours or the database's, as a sentence that says what to do. */
export function fileFaultOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (pgErrorOf(error)?.code === DISK_FULL)
    return 'The disk of the database is full: make room, and start again.';
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined || path === undefined) return undefined;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full at ${path}: make room, and start again.`;
    case 'EROFS':
      return `Nothing can be written at ${path}, which is on a read-only disk: correct DATA_DIR.`;
    case 'EACCES':
    case 'EPERM':
      return `This account may not write at ${path}: start as the folder's owner, or correct DATA_DIR.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `There is a file at ${path} where a folder is needed: remove it, or correct DATA_DIR.`;
    default:
      return undefined;
  }
}
