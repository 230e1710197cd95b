import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import {
  DENVER,
  FakeApi,
  givenBranch,
  givenEmployee,
  LEE,
  refuse,
  renderApp,
} from '../../../testing';
import { employeeColumns } from './employee-columns';
import EmployeeListPage from './employee-list-page';

const LEAD = givenEmployee({
  _id: LEE,
  firstName: 'Lee',
  lastName: 'Park',
  fullName: 'Lee Park',
  displayName: 'Lee P.',
  isTeamLead: true,
  active: false,
  phone: '4055550199',
  roles: ['mover', 'team_lead'],
});
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on<EmployeeView[]>('GET /employee', [LEAD, givenEmployee()]);
});
afterEach(() => api.restore());

const open = (role: 'manager' | 'admin' = 'admin', at = '/emma/admin/employee') =>
  renderApp(<EmployeeListPage />, {
    at,
    path: '/emma/admin/employee',
    roles: [role],
    routes: [{ path: '/emma/admin/employee/:id', element: <p>One employee</p> }],
  });
const found = () => screen.findByText('Lee Park');
const lastQuery = () => Object.fromEntries(api.callsOf('GET /employee').at(-1)?.query ?? []);

/** What the list has of a window of 1440 px, beside the menu. */
const LIST_PX = 1_166;

describe('the employee list', () => {
  it('has room for all its columns on a usual screen', () => {
    const widths = employeeColumns(true).map(({ width, minWidth }) => width ?? minWidth ?? 0);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(LIST_PX);
  });

  it('shows each one with an avatar, and a star for a team lead [R-STAFF-3]', async () => {
    open();
    await found();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(heads).toEqual([
      ...['Employee', 'Display Name', 'Branch', 'Color', 'Active', 'Phone', 'Roles'],
    ]);
    const [lee] = screen.getAllByRole('row').filter((line) => within(line).queryByText('Lee Park'));
    const cells = within(lee!).getAllByRole('gridcell');
    const face = within(cells[0]!).getByRole('img', { name: 'Lee P., team lead' });
    expect(face).toHaveTextContent('LP');
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Lee P.',
      'Oklahoma City',
      'Violet',
      '',
      '(405) 555-0199',
      'Mover, Team lead',
    ]);
    expect(within(cells[4]!).getByRole('img', { name: 'No' })).toBeInTheDocument();
    expect(lastQuery()).toEqual({});
  });

  it('asks the server for a branch, inactive ones and words, and keeps that in the address [R-STAFF-3]', async () => {
    const { user, router } = open();
    await found();
    expect(screen.getByRole('checkbox', { name: 'Active only' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    await user.click(screen.getByLabelText('Branch of the employees', { selector: 'input' }));
    await user.click(await screen.findByRole('option', { name: 'Denver' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Search employees' }), {
      target: { value: ' park ' },
    });
    await waitFor(() =>
      expect(lastQuery()).toEqual({ branch: DENVER, filter: 'all', search: 'park' }),
    );
    expect(router.state.location.search).toBe(`?branch=${DENVER}&search=park&filter=all`);
  });

  it('opens one, and offers a new one to admins only [R-STAFF-3]', async () => {
    const { router } = open('manager');
    await found();
    expect(screen.getByRole('button', { name: 'New Employee' })).toBeDisabled();
    fireEvent.click(screen.getByRole('gridcell', { name: 'Lee P.' }));
    await waitFor(() => expect(router.state.location.pathname).toContain(LEE));
  });

  it('says when nobody fits, and why it failed [R-PAGE-22]', async () => {
    api.on<EmployeeView[]>('GET /employee', []);
    const empty = open('admin', '/emma/admin/employee?search=xyzzy');
    expect(await screen.findByText('No match for “xyzzy”')).toBeInTheDocument();
    await empty.user.click(screen.getByRole('button', { name: 'Clear the search' }));
    const hire = await screen.findByRole('link', { name: 'Add an employee' });
    expect(hire).toHaveAttribute('href', '/emma/admin/employee/new');
    empty.unmount();
    const forManager = open('manager');
    expect(await screen.findByText('Nobody here')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add an employee' })).not.toBeInTheDocument();
    forManager.unmount();
    api.on('GET /employee', refuse(500, 'SYSTEM_ERROR', 'x'));
    open();
    expect(await screen.findByText('We encountered a system error')).toBeInTheDocument();
  });
});
