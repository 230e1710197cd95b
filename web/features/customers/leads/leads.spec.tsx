import { act, screen, waitFor, within } from '@testing-library/react';
import type { AutobookingRow, LeadRow } from '#modules/customers/contract/lead-row.view.js';
import { live } from '../../../shared/realtime';
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
import AutobookingList from './autobooking-list';
import LeadList from './lead-list';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

const lead = (id: number, change: Partial<LeadRow> = {}): LeadRow => ({
  _id: `65f0000000000000000000c${id}`,
  firstName: 'Maria',
  lastName: `Lead${id}`,
  branchId: OKLAHOMA,
  branch: { name: 'Oklahoma City', timezone: 'America/Chicago' },
  created: ago(5 * MINUTE),
  requestedDay: '2026-12-05',
  isRepeat: false,
  from: { city: 'Moore', state: 'OK', zip: '73160' },
  to: null,
  viewers: [],
  ...change,
});
const autobooking = (id: number, hours: number, called: number | null): AutobookingRow => ({
  ...lead(id, { created: ago(hours * HOUR) }),
  firstCall: called === null ? null : ago(called * HOUR),
  urgency: 'normal',
});

const PEOPLE = new Map([
  [DANA, givenEmployee()],
  [LEE, givenEmployee({ _id: LEE, displayName: 'Lee P.' })],
]);

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on('GET /branch', [givenBranch()]);
  givenHomeBranch(OKLAHOMA);
});
afterEach(() => api.restore());

const lineOf = (name: string): HTMLElement => {
  const line = screen.getByRole('link', { name }).closest<HTMLElement>('[role="row"]');
  if (!line) throw new Error(`No row of ${name}`);
  return line;
};

describe('the new leads', () => {
  it('shows of the branch being viewed how old each is, in color and word [R-LIST-10, R-LIVE-4]', async () => {
    api.on<LeadRow[]>('GET /customermgt/newleads', [
      lead(1),
      lead(2, { created: ago(3 * HOUR), isRepeat: true }),
      lead(3, { created: ago(30 * HOUR) }),
    ]);
    renderApp(<LeadList people={PEOPLE} />);
    await screen.findByText('Maria Lead1');
    expect(within(lineOf('Maria Lead1')).getByText('5 min')).toBeInTheDocument();
    expect(within(lineOf('Maria Lead1')).getByText('New')).toHaveAttribute('data-color', 'green');
    expect(within(lineOf('Maria Lead2')).getByText('Waiting')).toHaveAttribute(
      'data-color',
      'yellow',
    );
    expect(within(lineOf('Maria Lead2')).getByText('Repeat')).toBeInTheDocument();
    expect(within(lineOf('Maria Lead3')).getByText('Overdue')).toHaveAttribute('data-color', 'red');
    expect(within(lineOf('Maria Lead3')).getByText('Moore, OK 73160')).toBeInTheDocument();
    expect(api.callsOf('GET /customermgt/newleads')[0]?.query.get('branchId')).toBe(OKLAHOMA);
  });

  it('shows who is at a lead, as read and then live', async () => {
    api.on<LeadRow[]>('GET /customermgt/newleads', [lead(1, { viewers: [DANA] })]);
    renderApp(<LeadList people={PEOPLE} />);
    expect(await screen.findByRole('img', { name: 'Dana R.' })).toBeInTheDocument();
    act(() =>
      live.attach({
        connected: false,
        on: (event: string, hear: (message: unknown) => void) => {
          if (event === 'monitorupdate') hear({ contracts: { [lead(1)._id]: [LEE] } });
        },
        disconnect: () => undefined,
      } as unknown as Parameters<typeof live.attach>[0]),
    );
    expect(await screen.findByRole('img', { name: 'Lee P.' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Dana R.' })).not.toBeInTheDocument();
  });

  it('stand by urgency, with the phone; a key puts a call off until tomorrow morning [R-LIST-23]', async () => {
    let nextCall: string | null = null;
    api
      .on<LeadRow[]>('GET /customermgt/newleads', () => [
        lead(1, { phone: '4055550142', nextCall: null }),
        lead(2, { created: ago(9 * HOUR), phone: '4055550199', nextCall }),
      ])
      .on('PUT /customermgt/:id/nextcall', ({ body }) => {
        nextCall = (body as { at: string | null }).at;
        return { at: nextCall };
      });
    const { user } = renderApp(<LeadList people={PEOPLE} />);
    await screen.findByText('Maria Lead1');
    expect(api.callsOf('GET /customermgt/newleads')[0]?.query.get('columns')).toBe(
      'phone,nextCall',
    );
    const order = () =>
      ['Maria Lead1', 'Maria Lead2'].sort(
        (one, other) =>
          Number(lineOf(one).getAttribute('row-index')) -
          Number(lineOf(other).getAttribute('row-index')),
      );
    expect(order()).toEqual(['Maria Lead2', 'Maria Lead1']);
    expect(screen.getByRole('link', { name: '(405) 555-0199' })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(lineOf('Maria Lead2').contains(document.activeElement)).toBe(true));
    await user.keyboard('s');
    await waitFor(() => expect(nextCall).not.toBeNull());
    const clock = new Date(nextCall!).toLocaleTimeString('en-US', { timeZone: 'America/Chicago' });
    expect(clock).toBe('9:00:00 AM');
    await waitFor(() => expect(order()).toEqual(['Maria Lead1', 'Maria Lead2']));
  });

  it('has the longest waiting first, and what is put off last, by when to call [R-LIST-23]', async () => {
    const soon = (ms: number): string => new Date(Date.now() + ms).toISOString();
    // Newest first, as the server lists them.
    api.on<LeadRow[]>('GET /customermgt/newleads', [
      lead(1, { created: ago(19 * MINUTE), nextCall: null }),
      lead(2, { created: ago(43 * MINUTE), nextCall: soon(3 * HOUR) }),
      lead(3, { created: ago(HOUR), nextCall: soon(HOUR) }),
      lead(4, { created: ago(2 * HOUR), nextCall: null }),
      lead(5, { created: ago(3 * HOUR), nextCall: null }),
      lead(6, { created: ago(5 * HOUR), nextCall: null }),
      lead(7, { created: ago(9 * HOUR), nextCall: null }),
      lead(8, { created: ago(20 * HOUR), nextCall: ago(HOUR) }),
    ]);
    renderApp(<LeadList people={PEOPLE} />);
    await screen.findByText('Maria Lead1');
    const place = (id: number) => Number(lineOf(`Maria Lead${id}`).getAttribute('row-index'));
    expect([1, 2, 3, 4, 5, 6, 7, 8].sort((one, other) => place(one) - place(other))).toEqual([
      7, 6, 8, 5, 4, 1, 3, 2,
    ]);
  });

  it('takes the branch from the address', async () => {
    api.on<LeadRow[]>('GET /customermgt/newleads', []);
    renderApp(<LeadList people={PEOPLE} />, { at: '/emma/leads?branch=all' });
    expect(await screen.findByText('No leads are waiting')).toBeInTheDocument();
    expect(api.callsOf('GET /customermgt/newleads')[0]?.query.get('branchId')).toBe('all');
  });

  it('shows why it failed', async () => {
    api.on('GET /customermgt/newleads', refuse(503, 'SERVICE_UNAVAILABLE', 'x'));
    renderApp(<LeadList people={PEOPLE} />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the autobookings', () => {
  it('marks what can wait and what cannot [R-LIST-14, R-LIVE-4]', async () => {
    api.on<AutobookingRow[]>('GET /customermgt/autobookings', [
      autobooking(1, 2, null),
      autobooking(2, 25, null),
      autobooking(3, 60, 3),
      autobooking(4, 90, 50),
    ]);
    renderApp(<AutobookingList people={PEOPLE} />);
    await screen.findByText('Maria Lead1');
    const classes = (name: string) =>
      ['snoozed', 'urgent'].filter((word) => lineOf(name).classList.contains(word));
    expect([1, 2, 3, 4].map((id) => classes(`Maria Lead${id}`))).toEqual([
      [],
      ['urgent'],
      ['snoozed'],
      ['urgent'],
    ]);
    expect(within(lineOf('Maria Lead2')).getByText('Urgent')).toBeInTheDocument();
    expect(within(lineOf('Maria Lead3')).getByText(/^Snoozed until \d/)).toBeInTheDocument();
  });

  it('says when nothing is left', async () => {
    api.on<AutobookingRow[]>('GET /customermgt/autobookings', []);
    renderApp(<AutobookingList people={PEOPLE} />);
    await waitFor(() => expect(screen.getByText('No autobookings are waiting')).toBeVisible());
    expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute(
      'href',
      '/emma/today',
    );
  });
});
