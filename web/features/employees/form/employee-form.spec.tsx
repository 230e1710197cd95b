import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { outstandingAssignments } from '#modules/employees/contract/employee-terms.js';
import {
  DANA,
  FakeApi,
  givenBranch,
  givenEmployee,
  LEE,
  OKLAHOMA,
  refuse,
  givenHomeBranch,
  renderApp,
} from '../../../testing';
import EmployeePage from './employee-page';
import NewEmployeePage from './new-employee-page';

const LEAD = givenEmployee({ _id: LEE, email: 'lee@emma.test', roles: ['mover', 'team_lead'] });
const DAYS = ['2026-11-21', '2026-11-23'];
const ASSIGNED = refuse(409, 'OUTSTANDING_ASSIGNMENTS', outstandingAssignments(DAYS), {
  dates: DAYS,
});
let api: FakeApi;
// Asking many elements whether each is visible takes seconds.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));
beforeEach(() => {
  givenHomeBranch(OKLAHOMA);
  api = new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on<EmployeeView>('GET /employee/:id', LEAD)
    .on<EmployeeView>('PUT /employee/:id', ({ body }) => ({ ...LEAD, ...(body as EmployeeView) }));
});
afterEach(() => {
  api.restore();
  givenHomeBranch(null);
});

const routes = [{ path: '/emma/admin/employee', element: <p>All employees</p> }];
const open = (role: 'manager' | 'admin' = 'admin') =>
  renderApp(<EmployeePage />, {
    at: `/emma/admin/employee/${LEE}`,
    path: '/emma/admin/employee/:id',
    roles: [role],
    routes,
  });
const openNew = () =>
  renderApp(<NewEmployeePage />, {
    at: '/emma/admin/employee/new',
    path: '/emma/admin/employee/new',
    roles: ['admin'],
    routes: [...routes, { path: '/emma/admin/employee/:id', element: <p>One employee</p> }],
  });
const box = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await box(label), { target: { value } });

describe('the form of an employee', () => {
  it('creates one of the viewed branch, roles in their order [R-STAFF-4]', async () => {
    api.on<EmployeeView>('POST /employee', LEAD);
    const { user, router } = openNew();
    await fill(/First name/, 'Lee');
    await fill(/Last name/, 'Park');
    await fill(/Email/, 'lee@emma.test');
    await user.click(screen.getByRole('checkbox', { name: 'Team lead' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mover' }));
    await user.click(button('Save'));
    await waitFor(() => expect(router.state.location.pathname).toContain(LEE));
    expect(api.callsOf('POST /employee')[0]?.body).toEqual({
      firstName: 'Lee',
      lastName: 'Park',
      displayName: '',
      email: 'lee@emma.test',
      phone: '',
      active: true,
      notes: '',
      branchId: OKLAHOMA,
      cohort: '',
      color: '#f3f3f3',
      roles: ['mover', 'team_lead'],
    });
  });

  it('shows the phone in its usual form', async () => {
    api.on<EmployeeView>('GET /employee/:id', { ...LEAD, phone: '4055550123' });
    open();
    expect(await box(/Phone/)).toHaveValue('(405) 555-0123');
    expect(button('Save')).toBeDisabled();
  });

  it('says under each field what is wrong with it [R-STAFF-1]', async () => {
    const { user } = openNew();
    await fill(/First name/, 'Lee');
    await fill(/Email/, 'lee');
    await fill(/Color/, '#12');
    await user.click(button('Save'));
    expect(await screen.findByText('This field should be a valid email')).toBeInTheDocument();
    expect(screen.getByText('Invalid hex color')).toBeInTheDocument();
    // The last name and the roles.
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    await waitFor(async () => expect(await box(/Last name/)).toHaveFocus());
  });

  it('names the days that are in the way of going inactive, and of deleting [R-STAFF-6]', async () => {
    api.on('PUT /employee/:id', ASSIGNED).on('DELETE /employee/:id', ASSIGNED);
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Active' }));
    await user.click(button('Save'));
    const sentence =
      'Please unassign. Outstanding assignments found on these dates : 11/21/2026, 11/23/2026';
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await user.click(button('Dismiss'));
    await user.click(button('Delete'));
    await user.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1)!);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('says who changed what since, keeps what was typed, and stores it over theirs or not at all [R-STAFF-13]', async () => {
    const theirs = { ...LEAD, phone: '4055550123', cohort: 'A', version: 2 };
    const more = { changedBy: DANA, changed: '2026-11-21T20:15:00Z', employee: theirs };
    const stale = refuse(409, 'STALE_VERSION', 'Someone else changed this.', more);
    api.on('PUT /employee/:id', stale).on('GET /employee', [givenEmployee()]);
    const { user } = open();
    await fill(/Cohort/, 'B');
    api.on<EmployeeView>('GET /employee/:id', theirs);
    await user.click(button('Save'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Dana R. changed this on 11\/21 at \d+:15 [AP]M\./);
    expect(alert).toHaveTextContent('Phone: empty → (405) 555-0123; Cohort: empty → A.');
    expect(alert).toHaveTextContent('What you typed is kept: save again to store it over theirs.');
    expect(api.callsOf('PUT /employee/:id')[0]?.body).toMatchObject({ expectedVersion: 1 });
    expect(await box(/Phone/)).toHaveValue('(405) 555-0123');
    expect(await box(/Cohort/)).toHaveValue('B');

    await user.click(button('Save'));
    await waitFor(() => expect(api.callsOf('PUT /employee/:id')).toHaveLength(2));
    expect(api.callsOf('PUT /employee/:id')[1]?.body).toMatchObject({
      ...{ expectedVersion: 2, phone: '4055550123', cohort: 'B' },
    });
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(await box(/Cohort/)).toHaveValue('A');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Save')).toBeDisabled();
  });

  it('saves twice in a row, each time over what it stored before [R-STAFF-13]', async () => {
    let there = LEAD;
    api
      .on('GET /employee/:id', () => there)
      .on<EmployeeView>('PUT /employee/:id', ({ body }) => {
        there = { ...there, cohort: (body as EmployeeView).cohort, version: there.version + 1 };
        return there;
      });
    const { user } = open();
    for (const [at, cohort] of ['A', 'B'].entries()) {
      await fill(/Cohort/, cohort);
      await user.click(button('Save'));
      await waitFor(() => expect(screen.queryByText(/unsaved change/)).toBeNull());
      expect(api.callsOf('PUT /employee/:id')[at]?.body).toMatchObject({ expectedVersion: at + 1 });
    }
  });

  it('signs out at once somebody whose days are in the way, after a question', async () => {
    api.on('PUT /employee/:id', ASSIGNED).on('DELETE /employee/:id/sessions', { ended: 2 });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Active' }));
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Sign out now, unassign later' }));
    const title = `Sign ${LEAD.fullName} out everywhere?`;
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(api.callsOf('DELETE /employee/:id/sessions')).toEqual([]);
    await user.click(
      (await screen.findAllByRole('button', { name: 'Sign out everywhere' })).at(-1)!,
    );
    expect(await screen.findByText(`${LEAD.fullName} is signed out`)).toBeInTheDocument();
    expect(api.callsOf(`DELETE /employee/${LEE}/sessions`)).toHaveLength(1);
  });

  it('says why somebody could not be signed out', async () => {
    api.on('DELETE /employee/:id/sessions', refuse(404, 'NOT_FOUND', 'Employee not found'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await user.click(
      (await screen.findAllByRole('button', { name: 'Sign out everywhere' })).at(-1)!,
    );
    expect(await screen.findByText('Employee not found')).toBeInTheDocument();
  });

  it('puts a taken address under its field, and what is unexpected in fixed words [R-STAFF-8]', async () => {
    api.on('PUT /employee/:id', refuse(409, 'EMAIL_TAKEN', 'Another employee has this email.'));
    const { user } = open();
    await fill(/Email/, 'dana@emma.test');
    await user.click(button('Save'));
    expect(await screen.findByText('Another employee has this email.')).toBeInTheDocument();
    const email = await box(/Email/);
    expect(email).toBeInvalid();
    await waitFor(() => expect(email).toHaveFocus());
    api.on('PUT /employee/:id', refuse(500, 'SYSTEM_ERROR', 'x'));
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry but we encountered a system error',
    );
  });

  it('deletes after a question and leads back to the list', async () => {
    api.on<EmployeeView>('DELETE /employee/:id', { ...LEAD, active: false, deleted: true });
    const { user, router } = open();
    await user.type(await box(/Phone/), '4');
    await user.click(button('Delete'));
    await user.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1)!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/emma/admin/employee'));
  });

  it('sends a picture as it is, and refuses other files', async () => {
    const picture = '/api/v3/picture/secret';
    api.on<EmployeeView>('PUT /employee/:id/picture', () => {
      api.on<EmployeeView>('GET /employee/:id', { ...LEAD, picture });
      return { ...LEAD, picture };
    });
    open();
    const input = await screen.findByLabelText('Picture file');
    fireEvent.change(input, {
      target: { files: [new File(['x'], 'a.gif', { type: 'image/gif' })] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The picture should be a png, jpeg or webp of at most 1 MB.',
    );
    fireEvent.change(input, {
      target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
    });
    expect(await screen.findByText('Picture saved')).toBeInTheDocument();
    const [call] = api.callsOf('PUT /employee/:id/picture');
    expect(call?.headers.get('content-type')).toBe('image/png');
    expect(await screen.findByRole('button', { name: 'Change picture' })).toBeInTheDocument();
  });

  it('is only read by managers [R-ACCESS-16]', async () => {
    open('manager');
    expect(await box(/First name/)).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Mover' })).toBeDisabled();
    expect(button('Save')).toBeDisabled();
    expect(button('Delete')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
  });

  it('says when someone else changed it meanwhile', async () => {
    const { user } = open();
    await fill(/Phone/, '1');
    api.on<EmployeeView>('GET /employee/:id', { ...LEAD, lastName: 'Parker' });
    // A saved picture returns the employee again.
    api.on<EmployeeView>('PUT /employee/:id/picture', LEAD);
    fireEvent.change(await screen.findByLabelText('Picture file'), {
      target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
    });
    expect(await screen.findByText('Someone else changed this employee.')).toBeInTheDocument();
    expect(await box(/Phone/)).toHaveValue('1');
    await user.click(button('Show the latest'));
    expect(await box(/Last name/)).toHaveValue('Parker');
    expect(await box(/Phone/)).toHaveValue('');
  });

  it('says that it could not be had [R-STAFF-9]', async () => {
    api.on('GET /employee/:id', refuse(404, 'NOT_FOUND', 'Employee not found'));
    open();
    expect(
      await screen.findByText('An error occurred retrieving this employee.'),
    ).toBeInTheDocument();
  });
});
