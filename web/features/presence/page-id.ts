const BOARD = '/emma/move';

/**
 * What a page is known by to those who are on it: its full path. The boards of several branches share
 * one path, so theirs has the branch too; what else the address says changes how the same is shown.
 */
export function pageIdOf({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const branchId = new URLSearchParams(search).get('branchId');
  const isBoard = path === BOARD || path.startsWith(`${BOARD}/`);
  return isBoard && branchId ? `${path}?branchId=${branchId}` : path;
}
