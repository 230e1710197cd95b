import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import type { PlacesView } from '#modules/scheduling/contract/places.view.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import {
  givenActual,
  DENVER,
  FakeApi,
  givenBranch,
  givenEmployee,
  LEE,
  OKLAHOMA,
  refuse,
  renderApp,
  standAt,
} from '../../testing';
import type { Role } from '../../shared/auth';
import { rememberColumns } from '../../shared/grid/grid-memory';
import { EmployeesPage, TrucksPage } from './list-pages';
import { WeekStrip } from './week-strip';
import { itAtNight } from '../../../test/support/thorough';

const TRUCK = 'd'.repeat(24);
const DANA = givenEmployee();
const PLACES: PlacesView = {
  people: [
    { employee: DANA._id, branchId: DENVER, truckName: 'DEN_02', position: 0, off: false },
    { employee: LEE, branchId: OKLAHOMA, truckName: null, position: null, off: true },
  ],
  trucks: [{ truck: TRUCK, jobs: 2, crew: ['Dana R.', 'Lee P.'], unavailable: 'Brakes' }],
};

standAt('2026-11-25T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on('GET /movemanager/places', PLACES)
    .on<EmployeeView[]>('GET /employee', [DANA, givenEmployee({ _id: LEE, fullName: 'Lee Park' })]);
});
afterEach(() => api.restore());

const open = (page: ReactNode, role: Role = 'manager') =>
  renderApp(page, { at: '/emma/admin', path: '/emma/admin', roles: [role] });
const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest<HTMLElement>('[role=row]')!;

itAtNight('says where people are today [R-STAFF-10]', async () => {
  open(<EmployeesPage />);
  const dana = await rowOf(DANA.fullName);
  await waitFor(() => expect(dana).toHaveTextContent('DEN_02 · Lead · Denver'));
  expect(await rowOf('Lee Park')).toHaveTextContent('Off');
});

it('says what trucks do today [R-TRUCK-15]', async () => {
  const truck: TruckView = {
    ...{ _id: TRUCK, name: 'OKC_01', abbreviation: '01', color: '#e03131', hasLift: true },
    ...{ inService: true, isRental: false, rentalDay: null, branchId: OKLAHOMA },
  };
  api.on<TruckView[]>('GET /truck', [truck]);
  open(<TrucksPage />);
  const row = await rowOf('OKC_01');
  await waitFor(() =>
    expect(row).toHaveTextContent('Unavailable: Brakes · 2 jobs · Dana R., Lee P.'),
  );
  expect(row).toHaveTextContent('Red');
});

it('leaves the columns as the person arranged them when it learns where people are [R-STAFF-10]', async () => {
  rememberColumns('employees', {
    columnOrder: { orderedColIds: ['today', 'branch', 'employee'] },
    columnSizing: { columnSizingModel: [{ colId: 'today', width: 321 }] },
  });
  open(<EmployeesPage />);
  const dana = await rowOf(DANA.fullName);
  await waitFor(() => expect(dana).toHaveTextContent('DEN_02 · Lead · Denver'));
  const today = screen.getByRole('columnheader', { name: 'Today' });
  expect(today).toHaveAttribute('aria-colindex', '1');
  expect(today).toHaveStyle({ width: '321px' });
});

itAtNight(
  'says that it is still asked, or that it is not known, where people are [R-STAFF-10]',
  async () => {
    let answer: (answered: unknown) => void = () => undefined;
    api.on('GET /movemanager/places', () => new Promise((resolve) => (answer = resolve)));
    open(<EmployeesPage />);
    const dana = await rowOf(DANA.fullName);
    await waitFor(() => expect(dana).toHaveTextContent('…'));
    api.on('GET /movemanager/places', refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
    answer(refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
    await waitFor(() => expect(dana).toHaveTextContent('Not known'));
  },
);

it('shows a person’s week, and the one after [R-STAFF-11]', async () => {
  const nothing = { actingManagerId: null, supportManagerId: null };
  const nobody = { actingManager: null, supportManager: null };
  const at = { branchId: OKLAHOMA, branchName: 'Oklahoma City', timezone: 'America/Chicago' };
  const times = {
    ...{ arrive: '2026-11-24T13:30:00Z', depart: '2026-11-24T14:00:00Z' },
    ...{ start: '2026-11-24T14:30:00Z', end: '2026-11-24T20:30:00Z' },
  };
  const job = {
    ...{ _id: '1', moveId: '2', earlyStart: false, earlyStartNotes: '', ...times },
    ...{ activityId: '3', customerName: 'Maria Gomez', moverCount: 2, hoursP50: null, stops: [] },
    ...{ actual: givenActual(), expectedStart: null, waitsFor: false },
  };
  const entry = { ...at, ...nothing, ...nobody, onCall: false, operations: [] };
  const days: ScheduleView = {
    '2026-11-24': { ...entry, truckName: 'OKC_01', position: 1, operations: [job] },
    '2026-11-25': { ...entry, truckName: null, position: null, onCall: true },
    '2026-11-26': { ...entry, truckName: null, position: null, off: true },
  };
  api
    .on<ScheduleView>('GET /assignment/schedule/:id', ({ query }): ScheduleView =>
      query.get('from') === '2026-11-22' ? days : {},
    )
    .on('GET /movemanager/week_hours/:day', {
      ...{ from: '2026-11-22', to: '2026-11-28' },
      people: [{ employee: LEE, hours: 7.5, days: 1 }],
    });
  const week = { employeeId: LEE, timezone: 'America/Chicago', homeBranch: 'Oklahoma City' };
  const { user } = open(<WeekStrip {...week} />);
  const strip = within(await screen.findByRole('region', { name: 'Week of 11/22/2026' }));
  expect(await strip.findByText('OKC_01 · Second')).toBeVisible();
  const texts = strip.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Not scheduled');
  expect(texts.slice(2, 5)).toEqual([
    expect.stringMatching(/Tue, 11\/24OKC_01 · Second7:30 AM.*2:30 PM/),
    expect.stringMatching(/Wed, 11\/25On call$/),
    expect.stringMatching(/Thu, 11\/26Off$/),
  ]);
  expect(await strip.findByText(/7\.5.* on 1 day$/)).toBeVisible();
  expect(strip.getAllByRole('listitem')[3]).toHaveAttribute('aria-current', 'date');
  await user.click(strip.getByRole('button', { name: 'Week after' }));
  await screen.findByRole('region', { name: 'Week of 11/29/2026' });
  await waitFor(() => expect(screen.getAllByText('Not scheduled')).toHaveLength(7));
});
