import { linkOf } from './link-of';

const BOARD = '/emma/move/2026-12-05';
const NEW = '/emma/customer/create';

it('leads from the board of a day to a customer of that day [R-CUST-27]', () => {
  const from = (pathname: string, search: string, path = NEW): string =>
    linkOf(path, { pathname, search });
  expect(from(BOARD, '?branchId=b1&find=x')).toBe(`${NEW}?requestedDay=2026-12-05&branchId=b1`);
  expect(from(BOARD, '')).toBe(`${NEW}?requestedDay=2026-12-05`);
  expect(from('/emma/customer', '?page=2')).toBe(NEW);
  expect(from('/emma/move', '')).toBe(NEW);
  expect(from(BOARD, '?branchId=b1', '/emma/leads')).toBe('/emma/leads');
});
