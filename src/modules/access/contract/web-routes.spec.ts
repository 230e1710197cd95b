import { mayView, sidebarFor, startPageOf, webRouteOf } from './web-routes.js';

const labels = (...roles: Parameters<typeof sidebarFor>[0]) =>
  sidebarFor(roles).map((route) => route.sidebar.label);

describe('pages', () => {
  it('shows movers the customers, the board, problem locations, their own schedule and the help [R-ACCESS-11]', () => {
    expect(labels('mover')).toEqual([
      'All Customers',
      'Move Manager',
      'Problem locations',
      'My Schedule',
      'Help',
    ]);
  });

  it('shows sales what they sell with [R-ACCESS-12]', () => {
    expect(labels('sales')).toEqual([
      'Today',
      'All Customers',
      'New Leads',
      'Autobookings',
      'New Customer',
      'Move Manager',
      'Problem locations',
      'My Schedule',
      'Local mailbox',
      'Help',
    ]);
  });

  it('shows an admin everything [R-ACCESS-14]', () => {
    expect(labels('admin')).toHaveLength(24);
    expect(labels('manager')).toContain('Employees');
    expect(labels('manager')).not.toContain('Branches');
  });

  it('begins for movers and leads with their schedule, for others where /emma leads [R-ACCESS-18]', () => {
    expect(startPageOf(['mover'])).toBe('/emma/account/myschedule');
    expect(startPageOf(['team_lead'])).toBe('/emma/account/myschedule');
    expect(startPageOf(['team_lead', 'sales'])).toBe('/emma');
    expect(startPageOf(['admin'])).toBe('/emma');
  });

  it('prefers a fixed path to the pattern it also fits', () => {
    expect(webRouteOf('/emma/customer/create')?.view).toBe('sell');
    expect(webRouteOf('/emma/customer/0123456789abcdef01234567/')?.view).toBe('read');
    expect(mayView(['mover'], '/emma/customer/create')).toBe(false);
    expect(mayView(['admin'], '/emma/nowhere')).toBe(false);
    expect(mayView(['manager'], '/emma/admin/employee')).toBe(true);
    expect(mayView([], '/signin')).toBe(true);
    expect(mayView([], '/book')).toBe(true);
  });
});
