import { WEB_ROUTES } from '#modules/access/contract/web-routes.js';
import type { PageDefinition } from '../../shared/pages';
import { currentItem, menuFor } from './menu-for';
import { MENU_ICONS } from './menu-icons';

const page = (path: string): PageDefinition => ({
  path,
  load: () => Promise.resolve({ default: () => null }),
});
const every = WEB_ROUTES.map(({ path }) => page(path));
const labels = (groups: ReturnType<typeof menuFor>): Record<string, string[]> =>
  Object.fromEntries(groups.map(({ name, items }) => [name, items.map(({ label }) => label)]));

describe('menuFor', () => {
  it('is the whole sidebar for an admin [R-PAGE-2]', () => {
    expect(labels(menuFor(['admin'], every))).toEqual({
      Today: ['Today'],
      Customers: ['All Customers', 'New Leads', 'Autobookings', 'New Customer'],
      Moves: ['Move Manager', 'Closing'],
      Administration: [
        'Branches',
        'Trucks',
        'Employees',
        'Company',
        'Email templates',
        'Marketing',
        'Problem locations',
        'Estimate constants',
        'Estimate ranges',
        'Job queues',
        'Audit trail',
      ],
      Reports: ['Move', 'Manager', 'Marketing'],
      Account: ['My Schedule', 'Local mailbox', 'Help'],
    });
  });

  it('leaves out what the roles don’t permit', () => {
    expect(labels(menuFor(['mover'], every))).toEqual({
      Customers: ['All Customers'],
      Moves: ['Move Manager'],
      Administration: ['Problem locations'],
      Account: ['My Schedule', 'Help'],
    });
  });

  it('leaves out what has no page, and finds pages over other pages', () => {
    const pages = [{ ...page('/emma/customer'), children: [page('/emma/customer/create')] }];
    expect(labels(menuFor(['sales'], pages))).toEqual({
      Customers: ['All Customers', 'New Customer'],
    });
  });

  it('has a picture for every item', () => {
    const paths = menuFor(['admin'], every).flatMap(({ items }) => items.map(({ path }) => path));
    expect(paths.filter((path) => !MENU_ICONS[path])).toEqual([]);
  });
});

describe('currentItem', () => {
  const groups = menuFor(['admin'], every);
  it.each([
    ['/emma/customer', '/emma/customer'],
    ['/emma/customer/65f000000000000000000001', '/emma/customer'],
    ['/emma/customer/create', '/emma/customer/create'],
    ['/emma/move/2026-11-21', '/emma/move'],
    ['/emma/elsewhere', null],
  ])('of %s is %s', (pathname, item) => {
    expect(currentItem(groups, pathname)).toBe(item);
  });
});
