const BOARD = '/emma/move';

/**
 * What identifies a page to those who are on it: its full path. The boards of several branches
 * share one path, so theirs includes the branch; other parts of the address only change how the
 * same is shown.
 */
export function pageIdOf({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const branchId = new URLSearchParams(search).get('branchId');
  const isBoard = path === BOARD || path.startsWith(`${BOARD}/`);
  return isBoard && branchId ? `${path}?branchId=${branchId}` : path;
}
