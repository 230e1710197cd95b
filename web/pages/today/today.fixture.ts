import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type {
  SalesTodayView,
  WaitingCustomerView,
} from '#modules/customers/contract/sales-today.view.js';
import type { QueueView } from '#modules/ops/contract/queue.view.js';
import type { ReportFiguresView } from '#modules/reports/contract/report-figures.js';
import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';
import type { OnlineHoldView } from '#modules/scheduling/contract/holds.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { DAY, givenDay } from '../../testing/given-day';
import { FakeApi, givenBranch, givenEmployee } from '../../testing';

/** A day on which nothing is booked. */
const emptyDay = (date: string): DayView => ({
  ...givenDay({ customers: [] }),
  day: { ...givenDay().day, date },
});

const SAM = givenEmployee({ displayName: 'Sam' })._id;
const NONE = { total: 0, customers: [] };
const UNKNOWN = { quotedAt: null, from: null, to: null, lastCall: null, nextCall: null };
const lead = (_id: string, firstName: string, lastName: string): WaitingCustomerView => ({
  ...{ _id, firstName, lastName, phone: '4055550133', timezone: 'America/Chicago', why: 'lead' },
  ...{ urgent: false, since: '2026-11-23T12:42:00Z', day: null, quoted: null, ...UNKNOWN },
});
export const SALES: SalesTodayView = {
  calls: {
    total: 9,
    customers: [
      {
        ...{ _id: 'c1', firstName: 'Tyler', lastName: 'Brooks', phone: '4055550107' },
        ...{ timezone: 'America/Chicago', why: 'autobooking', urgent: true, day: '2026-12-01' },
        ...{ since: '2026-11-21T15:00:00Z', quoted: 455, ...UNKNOWN },
        lastCall: { notes: 'Asked about the piano.', by: SAM, at: '2026-11-20T15:00:00Z' },
        ...{ from: 'Norman', to: 'Edmond' },
      },
      lead('c3', 'Grace', 'Nguyen'),
    ],
  },
  ...{ followUps: NONE, silentQuotes: NONE },
  toConfirm: {
    total: 2,
    customers: [
      { ...lead('c4', 'Leon', 'Hughes'), why: 'confirm', day: '2026-11-24' },
      { ...lead('c5', 'Aisha', 'Bello'), why: 'reconfirm', day: '2026-11-25' },
    ],
  },
};
const FIGURES: ReportFiguresView = {
  before: { start: '2026-09-25', end: '2026-10-24' },
  yearAgo: { start: '2025-10-25', end: '2025-11-23' },
  figures: [
    { name: 'Leads', kind: 'count', value: 120, before: 100, yearAgo: 0 },
    { name: 'Conversion', kind: 'percent', value: 41, before: 43, yearAgo: null },
  ],
};
const QUEUE: QueueView = {
  name: 'reports-long',
  isPaused: false,
  counts: { waiting: 2, active: 1, delayed: 0, completed: 0, failed: 0, paused: 0 },
  ...{ workers: 1, oldestWaitingSeconds: 4, throughputPerMinute: 3 },
};
const LOAD: DayLoadView[] = [
  { date: '2026-11-23', bookedMinutes: 720, capacityMinutes: 1440, bookings: 3, unassigned: 1 },
  { date: '2026-11-24', bookedMinutes: 1440, capacityMinutes: 1440, bookings: 6, unassigned: 0 },
  { date: '2026-11-25', bookedMinutes: 360, capacityMinutes: 1440, bookings: 2, unassigned: 0 },
  { date: '2026-11-26', bookedMinutes: 0, capacityMinutes: 0, bookings: 0, unassigned: 0 },
];
const HELD: OnlineHoldView[] = [
  {
    _id: 'h1',
    day: '2026-12-01',
    start: '2026-12-01T15:00:00Z',
    end: '2026-12-01T19:00:00Z',
    truck: 'OKC_02',
    expiresAt: '2026-11-23T15:50:30Z',
  },
];

/** What the page of today asks for. */
export const givenToday = (): FakeApi =>
  new FakeApi()
    .on<BranchView[]>('GET /branch', [givenBranch()])
    .on<SalesTodayView>('GET /customermgt/today', SALES)
    .on<DayLoadView[]>('GET /movemanager/load/:branchId', LOAD)
    .on<OnlineHoldView[]>('GET /slots/online/:branchId', HELD)
    .on<DayView>('GET /movemanager/day_view/:day/:branchId', ({ path }) => {
      const date = path.split('/').at(-2) ?? DAY;
      return date === DAY ? givenDay() : emptyDay(date);
    })
    .on('GET /troublelocations', [])
    .on<ReportFiguresView>('GET /reports/:kind/figures', FIGURES)
    .on<QueueView[]>('GET /ops/queues', [QUEUE])
    .on('GET /employee', [givenEmployee({ displayName: 'Sam' })]);
