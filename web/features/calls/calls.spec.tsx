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
import { CustomerTrail, type CallPlanning } from '.';
import { itAtNight } from '../../../test/support/thorough';

const CALL: HistoryEventView = {
  _id: '1'.repeat(24),
  timestamp: '2026-11-21T16:31:00.000Z',
  employeeId: DANA,
  changes: [],
  type: 'PHONED',
  data: {
    phone: '4055550199',
    isSms: false,
    leftVm: true,
    notes: 'Asked back',
    callType: 'CourtesyCall',
  },
};

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
  itAtNight('is planned on the page by day, time and words', async () => {
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

  it('says when it is, is taken back, and Undo plans it again [R-CALL-8]', async () => {
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
  it('asks for phone and notes [R-CALL-1]', async () => {
    const { user, save, box } = await openForm();
    await user.clear(box(/^Phone/));
    await save();
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    await waitFor(() => expect(box(/^Phone/)).toHaveFocus());
    expect(api.callsOf('POST /contract/phone')).toHaveLength(0);
  });

  it('offers the three types and sends what was said [R-CALL-2, R-CALL-4]', async () => {
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

  it('plans the next call once the call is logged, and says which one it answers [R-CALL-8]', async () => {
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

  it('opens in the notes beside a page that stays open, and gives the focus back [R-CALL-7]', async () => {
    const { user, box } = await openForm();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(box(/^Notes/)).toHaveFocus());
    expect(screen.getByRole('list', { name: 'Calls' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log call' })).toHaveFocus());
  });

  it('is offered where no call was logged yet [R-PAGE-22]', async () => {
    api.on('GET /contract/history/:id', []);
    const { user } = openTrail();
    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click(screen.getByRole('tab', { name: 'Calls' }));
    await user.click(await screen.findByRole('button', { name: 'Log the first one' }));
    expect(await screen.findByRole('region', { name: /^Log a call with/ })).toBeVisible();
    expect(screen.getByText('No calls yet')).toBeVisible();
  });

  it('says why it failed and keeps what was typed [R-CALL-4]', async () => {
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

it('shows the calls apart from the history', async () => {
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
