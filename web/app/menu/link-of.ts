import { createCustomerPage } from '../../pages/customer/routes';

const BOARD_OF_DAY = /^\/emma\/move\/(\d{4}-\d{2}-\d{2})$/;

/** Where the menu leads from here: who looks at the board of a day makes a customer for that day. */
export function linkOf(path: string, here: { pathname: string; search: string }): string {
  const requestedDay = BOARD_OF_DAY.exec(here.pathname)?.[1];
  if (path !== createCustomerPage.path || !requestedDay) return path;
  const branchId = new URLSearchParams(here.search).get('branchId');
  const query = new URLSearchParams({ requestedDay, ...(branchId && { branchId }) });
  return `${path}?${query.toString()}`;
}
