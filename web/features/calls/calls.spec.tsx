import { screen, waitFor, within } from '@testing-library/react';
import type { HistoryEventView } from '#modules/calls/contract/history.view.js';
import {
  DANA,
  FakeApi,
  givenCustomer,
  givenEmployee,
  MARIA,
  refuse,
  renderApp,
  standAt,
} from '../../testing';
import { CustomerTrail, HistoryPanel, type CallPlanning } from '.';

const event = (change: Partial<HistoryEventView> = {}): HistoryEventView => ({
  _id: '1'.repeat(24),
  type: 'UPDATED',
  timestamp: '2026-11-21T16:31:00.000Z',
  employeeId: DANA,
  data: {},
  changes: [],
  ...change,
});
const CALL = event({
  type: 'PHONED',
  data: {
    phone: '4055550199',
    isSms: false,
    leftVm: true,
    notes: 'Asked back',
    callType: 'CourtesyCall',
  },
});

/** Always ahead of the clock of these tests. */
const PLANNED = { at: '2026-11-24T21:00:00.000Z', words: 'Price' };

standAt('2026-11-20T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /employee', [givenEmployee()])
    .on('GET /contract/history/:id', ({ query }) => (query.get('type') === 'PHONED' ? [CALL] : []));
});
afterEach(() => api.restore());

const plan = jest.fn(() => Promise.resolve());
beforeEach(() => plan.mockClear());

const openTrail = (planned: CallPlanning['planned'] = null) =>
  renderApp(
    <CustomerTrail
      customer={{ ...givenCustomer(), altPhone: '4055550177', altPhoneType: 'Landline' }}
      planning={{ planned, plan }}
      emails={<p>No emails yet</p>}
      history={<p>All of it</p>}
    />,
  );
const openForm = async (planned?: CallPlanning['planned']) => {
  const view = openTrail(planned);
  await view.user.click(screen.getByRole('button', { name: 'Log call' }));
  const form = await screen.findByRole('region', { name: /Log a call with Maria Gomez/ });
  const save = () => view.user.click(within(form).getByRole('button', { name: 'Log call' }));
  const box = (name: string | RegExp) => within(form).getByRole('textbox', { name });
  return { ...view, save, box };
};

describe('the next call', () => {
  it('is planned on the page by day, time and words', async () => {
    const { user } = openTrail();
    await user.click(screen.getByRole('button', { name: 'Next call' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Next call' }));
    await user.click(asked.getByRole('button', { name: 'Plan call' }));
    expect(await asked.findByText('Choose the day of the call')).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: 'Day of the next call' }), '12/2/2026');
    await user.click(asked.getByRole('combobox', { name: 'Time of the next call' }));
    await user.click(await screen.findByRole('option', { name: '2:15 PM' }));
    await user.type(asked.getByRole('textbox', { name: /^What the next call/ }), 'Two pianos');
    await user.click(asked.getByRole('button', { name: 'Plan call' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(plan).toHaveBeenCalledWith({ at: '2026-12-02T20:15:00.000Z', words: 'Two pianos' });
  });

  it('says when it is, is taken back, and Undo plans it again', async () => {
    const { user } = openTrail(PLANNED);
    await user.click(screen.getByRole('button', { name: /^Call 11\/24 3:00 PM/ }));
    const asked = within(await screen.findByRole('dialog', { name: 'Next call' }));
    expect(asked.getByRole('textbox', { name: /^What the next call/ })).toHaveValue('Price');
    await user.click(asked.getByRole('button', { name: 'No call' }));
    expect(await screen.findByText('No call is planned')).toBeVisible();
    expect(plan).toHaveBeenLastCalledWith(null);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(plan).toHaveBeenLastCalledWith(PLANNED));
  });

  it('stays open where it was refused, and says why', async () => {
    plan.mockRejectedValueOnce({ status: 404, code: 'NOT_FOUND', message: 'Customer not found' });
    const { user } = openTrail(PLANNED);
    await user.click(screen.getByRole('button', { name: /^Call 11/ }));
    const asked = within(await screen.findByRole('dialog', { name: 'Next call' }));
    await user.click(asked.getByRole('button', { name: 'No call' }));
    expect(await screen.findByText(/^The next call is not planned/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Next call' })).toBeVisible();
  });
});

describe('logging a call', () => {
  it('asks for phone and notes', async () => {
    const { user, save, box } = await openForm();
    await user.clear(box(/^Phone/));
    await save();
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    await waitFor(() => expect(box(/^Phone/)).toHaveFocus());
    expect(api.callsOf('POST /contract/phone')).toHaveLength(0);
  });

  it('offers the three types and sends what was said', async () => {
    api.on('POST /contract/phone', CALL);
    const { user, save, box } = await openForm();
    await user.click(screen.getByRole('combobox', { name: 'Call type' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Generic Call',
      'CourtesyCall',
      'AutobookFirstCall',
    ]);
    await user.click(screen.getByRole('option', { name: 'CourtesyCall' }));
    await user.click(screen.getByRole('button', { name: 'Use (405) 555-0177' }));
    await user.click(screen.getByRole('checkbox', { name: 'Left a voice mail' }));
    await user.type(box(/^Notes/), 'Asked back');
    await save();
    expect(await screen.findByText('Call successfully logged')).toBeVisible();
    expect(api.callsOf('POST /contract/phone')[0]?.body).toEqual({
      contractId: MARIA,
      phone: '4055550177',
      altPhoneType: 'Landline',
      callType: 'CourtesyCall',
      isVoiceMail: true,
      isSms: false,
      notes: 'Asked back',
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Log a call/ })).toBeNull());
    expect(screen.getByRole('tab', { name: 'Calls' })).toHaveAttribute('aria-selected', 'true');
  });

  it('plans the next call once the call is logged, and says which one it answers', async () => {
    api.on('POST /contract/phone', () => {
      expect(plan).not.toHaveBeenCalled();
      return CALL;
    });
    const { user, save, box } = await openForm(PLANNED);
    expect(screen.getByText(/^This call answers the one planned for 11\/24 3:00 PM/)).toBeVisible();
    await user.type(box(/^Notes/), 'Asks her husband');
    await user.type(box('What the next call is about'), 'Her answer');
    await save();
    expect(await screen.findByText('Choose the day of the call')).toBeVisible();
    expect(api.callsOf('POST /contract/phone')).toEqual([]);
    await user.type(box('Day of the next call'), '12/1/2026{Enter}');
    await save();
    expect(await screen.findByText(/^Next call: 12\/01 9:00 AM/)).toBeVisible();
    expect(api.callsOf('POST /contract/phone')[0]?.body).not.toHaveProperty('nextDay');
    expect(plan).toHaveBeenCalledWith({ at: '2026-12-01T15:00:00.000Z', words: 'Her answer' });
  });

  it('opens in the notes beside a page that stays open, and gives the focus back', async () => {
    const { user, box } = await openForm();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(box(/^Notes/)).toHaveFocus());
    expect(screen.getByRole('list', { name: 'Calls' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log call' })).toHaveFocus());
  });

  it('is offered where no call was logged yet', async () => {
    api.on('GET /contract/history/:id', []);
    const { user } = openTrail();
    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click(screen.getByRole('tab', { name: 'Calls' }));
    await user.click(await screen.findByRole('button', { name: 'Log the first one' }));
    expect(await screen.findByRole('region', { name: /^Log a call with/ })).toBeVisible();
    expect(screen.getByText('No calls yet')).toBeVisible();
  });

  it('says why it failed and keeps what was typed', async () => {
    api.on('POST /contract/phone', refuse(404, 'NOT_FOUND', 'Customer not found'));
    const { user, save, box } = await openForm();
    await user.type(box(/^Notes/), 'Asked back');
    await save();
    expect(await screen.findByText('Call log failed: Customer not found')).toBeVisible();
    expect(box(/^Notes/)).toHaveValue('Asked back');
  });

  it('finds what was typed again after the panel was closed, until it is discarded', async () => {
    const { user, box } = await openForm();
    await user.type(box(/^Notes/), 'Calls back at 5');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Log call' }));
    expect(await screen.findByRole('textbox', { name: /^Notes/ })).toHaveValue('Calls back at 5');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('button', { name: 'Log call' }));
    expect(await screen.findByRole('textbox', { name: /^Notes/ })).toHaveValue('');
  });
});

describe('history', () => {
  it('shows the calls apart', async () => {
    const { user } = openTrail();
    await user.click(screen.getByRole('button', { name: 'History' }));
    expect(await screen.findByText('All of it')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Calls' }));
    const calls = within(await screen.findByRole('list', { name: 'Calls' }));
    expect(calls.getByText('CourtesyCall')).toBeVisible();
    expect(calls.getByText('Asked back')).toBeVisible();
    expect(calls.getByRole('link', { name: '(405) 555-0199' })).toBeVisible();
    expect(calls.getByText('Left a voice mail')).toBeVisible();
    expect(calls.getByText('Dana R.')).toBeVisible();
  });

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

  it('says that nothing happened yet, or why it can’t be had', async () => {
    const { unmount } = renderApp(<HistoryPanel customer={givenCustomer()} />);
    expect(await screen.findByText('Nothing yet')).toBeVisible();
    unmount();
    api.on('GET /contract/history/:id', refuse(500, 'SYSTEM_ERROR', ''));
    renderApp(<HistoryPanel customer={givenCustomer()} />);
    expect(await screen.findByText('We encountered a system error')).toBeVisible();
  });
});
