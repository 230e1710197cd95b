import { screen, within } from '@testing-library/react';
import type { HistoryEventView } from '#modules/calls/contract/history.view.js';
import { DANA, FakeApi, givenCustomer, givenEmployee, refuse, renderApp } from '../../../testing';
import { HistoryPanel } from '..';

const event = (change: Partial<HistoryEventView> = {}): HistoryEventView => ({
  _id: '1'.repeat(24),
  type: 'UPDATED',
  timestamp: '2026-11-21T16:31:00.000Z',
  employeeId: DANA,
  data: {},
  changes: [],
  ...change,
});

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on('GET /employee', [givenEmployee()]).on('GET /contract/history/:id', []);
});
afterEach(() => api.restore());

describe('history', () => {
  it('shows every change, before and after, in words', async () => {
    const customer = givenCustomer();
    const activity = customer.move.activities[0]!;
    const at = `move.activities.${activity._id}`;
    const truck = 'e'.repeat(24);
    api.on('GET /contract/history/:id', [
      event({
        employeeId: null,
        changes: [
          { field: `${at}.estHours`, before: 4, after: 5 },
          { field: 'move.meta.rate', before: 55, after: 60 },
          { field: 'doNotDisturb', before: false, after: true },
          {
            field: `${at}.operations.${activity.operations[0]!._id}.truck`,
            before: null,
            after: truck,
          },
          {
            field: `${at}.locations.${'d'.repeat(24)}`,
            before: null,
            after: { city: 'Moore', sqft: 0 },
          },
          { field: `${at}.locations.${'d'.repeat(24)}.latitude`, before: 1, after: 2 },
        ],
      }),
    ]);
    renderApp(<HistoryPanel customer={customer} names={new Map([[truck, 'OKC_01']])} />);
    const list = await screen.findByRole('list', { name: 'History' });
    expect(list).toHaveTextContent('System');
    expect(list).toHaveTextContent('Activity 11/21/2026 · Est Hours from4 h to5 h');
    expect(list).toHaveTextContent('Single mover hourly rate from$55.00 to$60.00');
    expect(list).toHaveTextContent('Do not disturb fromNo toYes');
    expect(list).toHaveTextContent('Truck 1 · Booked on from– toOKC_01');
    expect(list).toHaveTextContent('Location addedCityMoore');
    expect(list).not.toHaveTextContent(/latitude/i);
  });

  it('names the plan that a change is part of [R-PLAN-47]', async () => {
    api.on('GET /contract/history/:id', [
      event({ data: { plan: 'OKC_02 is down' } }),
      event({ _id: '2'.repeat(24) }),
    ]);
    renderApp(<HistoryPanel customer={givenCustomer()} names={new Map()} />);
    const list = await screen.findByRole('list', { name: 'History' });
    expect(list).toHaveTextContent('By the plan “OKC_02 is down”');
    expect(screen.getAllByText(/^By the plan/)).toHaveLength(1);
  });

  it('says how a customer agreed to another start [R-BOARD-31]', async () => {
    const agreed = 'Maria said yes on the phone';
    api.on('GET /contract/history/:id', [event({ data: { agreed } })]);
    renderApp(<HistoryPanel customer={givenCustomer()} />);
    expect(await screen.findByText(`Agreed: “${agreed}”`)).toBeVisible();
  });

  it('says what was taken back, and of no agreement [R-BOARD-55]', async () => {
    const customer = givenCustomer();
    const activity = customer.move.activities[0]!;
    const at = `move.activities.${activity._id}`;
    const on = `${at}.operations.${activity.operations[0]!._id}`;
    const undone = (_id: string, changes: HistoryEventView['changes']) =>
      event({ _id: _id.repeat(24), data: { undoes: 'a1' }, changes });
    const [late, early] = ['2026-11-21T15:30:00.000Z', '2026-11-21T14:30:00.000Z'];
    const [day, other] = ['2026-11-22T14:30:00.000Z', '2026-11-21T14:30:00.000Z'];
    api.on('GET /contract/history/:id', [
      undone('1', [{ field: `${on}.date`, before: late, after: early }]),
      undone('2', [
        { field: `${at}.activityDay`, before: '2026-11-22', after: '2026-11-21' },
        { field: `${on}.date`, before: day, after: other },
      ]),
      undone('3', [{ field: 'move.meta.rate', before: 55, after: 60 }]),
    ]);
    renderApp(<HistoryPanel customer={customer} />);
    const list = await screen.findByRole('list', { name: 'History' });
    expect(list).toHaveTextContent('Undone: start 9:30 AM back to 8:30 AM');
    expect(list).toHaveTextContent('Undone: day 11/22/2026 back to 11/21/2026');
    expect(list).not.toHaveTextContent('back to 11/21/2026, start');
    expect(list).not.toHaveTextContent('Changed');
  });

  it('tells of a held time which it is and until when, that it ended by itself, and its undo once [R-SLOT-29]', async () => {
    const told = {
      ...{ employee: DANA, day: '2026-11-26', trucks: ['OKC_03'] },
      ...{ start: '2026-11-26T15:00:00.000Z', end: '2026-11-26T19:15:00.000Z' },
      until: '2026-11-21T16:45:00.000Z',
    };
    const of = (_id: string, data: HistoryEventView['data'], [before, after]: unknown[]) =>
      event({
        ...{ _id: _id.repeat(24), type: 'OTHER', data },
        changes: [{ field: 'holds.1', before, after }],
      });
    api.on('GET /contract/history/:id', [
      of('3', { held: 'again', undoes: 'a1' }, [null, told]),
      of('2', { held: 'givenBack' }, [told, null]),
      of('1', { held: 'taken' }, [null, told]),
    ]);
    renderApp(<HistoryPanel customer={givenCustomer()} />);
    const list = await screen.findByRole('list', { name: 'History' });
    const rows = within(list).getAllByRole('listitem');
    const time = 'OKC_03, Thu 11/26/2026, job 9:00 AM – 1:15 PM';
    expect(rows[0]).toHaveTextContent('Undone: time held again');
    expect(rows[0]).toHaveTextContent(`${time}. It ended by itself at 10:45 AM.`);
    expect(rows[1]).toHaveTextContent('Time given back');
    expect(rows[2]).toHaveTextContent('Time held');
    expect(rows[2]).toHaveTextContent(`${time}, until 10:45 AM`);
    expect(list).not.toHaveTextContent('holds');
  });

  it('tells as one what was taken back by several writes [R-BOARD-55]', async () => {
    const customer = givenCustomer();
    const activity = customer.move.activities[0]!;
    const on = `move.activities.${activity._id}.operations.${activity.operations[0]!._id}`;
    const truck = 'f'.repeat(24);
    const undone = (_id: string, undoes: string, changes: HistoryEventView['changes']) =>
      event({ _id: _id.repeat(24), data: { undoes }, changes });
    api.on('GET /contract/history/:id', [
      undone('3', 'a2', [{ field: `${on}.endingDriveTime`, before: 0.5, after: 0 }]),
      undone('2', 'a2', [{ field: `${on}.truck`, before: null, after: truck }]),
      undone('1', 'a1', [{ field: `${on}.duration`, before: 3, after: 2 }]),
    ]);
    renderApp(<HistoryPanel customer={customer} names={new Map([[truck, 'OKC_01']])} />);
    const list = await screen.findByRole('list', { name: 'History' });
    expect(
      within(list)
        .getAllByText(/^Undone/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Undone: truck – back to OKC_01', expect.stringMatching(/^Undone: hours/)]);
    expect(list).toHaveTextContent('Drive Back from0.5 h to0 h');
  });

  it('calls an activity by its day, and a stop by its place, at that time', async () => {
    const customer = givenCustomer();
    const activity = customer.move.activities[0]!;
    const at = `move.activities.${activity._id}`;
    const [stop] = activity.locations;
    const gone = 'd'.repeat(24);
    const changed = (_id: string, field: string, before: unknown, after: unknown) =>
      event({ _id: _id.repeat(24), changes: [{ field, before, after }] });
    api.on('GET /contract/history/:id', [
      changed('6', `${at}.numMovers`, 2, 3),
      changed('5', `${at}.activityDay`, '2026-11-19', activity.activityDay),
      changed('4', `${at}.locations.${stop!._id}.position`, 1, 0),
      changed('3', `${at}.locations.${stop!._id}.city`, '', 'Moore'),
      changed('2', `move.activities.${gone}`, { activityDay: '2026-12-01' }, null),
      changed('1', `move.activities.${gone}.estHours`, 4, 5),
      changed('0', at, null, { activityDay: '2026-11-19' }),
    ]);
    renderApp(<HistoryPanel customer={customer} />);
    const list = await screen.findByRole('list', { name: 'History' });
    for (const told of [
      'Activity 11/21/2026 · Movers from2 to3',
      'Activity 11/19/2026 · Day from11/19/2026 to11/21/2026',
      'Activity 11/19/2026 · Location 2 · Position from2 to1',
      'Activity 11/19/2026 · Location 2 · City from– toMoore',
      'Activity 12/01/2026 removed',
      'Activity 12/01/2026 · Est Hours from4 h to5 h',
      'Activity 11/19/2026 added',
    ])
      expect(list).toHaveTextContent(told);
  });

  it('says why a customer was cancelled, and of whom one is a duplicate', async () => {
    const original = 'b'.repeat(24);
    api.on('GET /contract/history/:id', [
      event({ data: { cancelled: true, reason: 'Moves alone' } }),
      event({ _id: '2'.repeat(24), type: 'CREATED', data: { clonedFrom: original } }),
    ]);
    renderApp(<HistoryPanel customer={givenCustomer()} />);
    expect(await screen.findByText('Canceled')).toBeVisible();
    expect(screen.getByText('Moves alone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Duplicate of another customer' })).toHaveAttribute(
      'href',
      `/emma/customer/${original}`,
    );
  });

  it('shows some of many changes, and all on request', async () => {
    const changes = Array.from({ length: 9 }, (_, at) => ({
      field: `field${at}`,
      before: null,
      after: 'x',
    }));
    api.on('GET /contract/history/:id', [event({ changes })]);
    const { user } = renderApp(<HistoryPanel customer={givenCustomer()} />);
    await user.click(await screen.findByRole('button', { name: 'Show all 9 changes' }));
    expect(screen.getByText('Field8')).toBeVisible();
  });

  it('leaves out a save that changed nothing to read [R-CALL-5]', async () => {
    const at = `move.activities.${'a'.repeat(24)}.locations.${'d'.repeat(24)}`;
    const said = (_id: string, change: Partial<HistoryEventView>) =>
      event({ _id: _id.repeat(24), ...change });
    api.on('GET /contract/history/:id', [
      said('4', { changes: [{ field: `${at}.latitude`, before: null, after: 35.4 }] }),
      said('3', { data: { agreed: 'Yes by phone' } }),
      said('2', { changes: [] }),
      said('1', { changes: [{ field: 'move.meta.rate', before: 55, after: 60 }] }),
    ]);
    renderApp(<HistoryPanel customer={givenCustomer()} />);
    const list = await screen.findByRole('list', { name: 'History' });
    expect(within(list).getAllByText('Changed')).toHaveLength(2);
    expect(list).toHaveTextContent('Yes by phone');
    expect(list).toHaveTextContent('$60.00');
  });

  it('says that nothing happened yet, or why it can’t be had', async () => {
    const { unmount } = renderApp(<HistoryPanel customer={givenCustomer()} />);
    expect(await screen.findByText('Nothing yet')).toBeVisible();
    unmount();
    api.on('GET /contract/history/:id', refuse(500, 'SYSTEM_ERROR', ''));
    renderApp(<HistoryPanel customer={givenCustomer()} />);
    expect(await screen.findByText('We encountered a system error')).toBeVisible();
  });
});
