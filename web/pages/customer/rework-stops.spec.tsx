import { screen, waitFor } from '@testing-library/react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import {
  type FakeApi,
  givenActivity,
  givenCustomerWith,
  givenOperation,
  refuse,
} from '../../testing';
import { onFinalAct } from '../../shared/store';
import {
  box,
  givenCustomerApi,
  openedCustomerPage,
  press,
  savedAsSent,
  type,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

const REBOOK = 'POST /move/activity/:id/rebook';
const SAVE = 'PUT /customermgt/:id';
const TRUCK = 'e'.repeat(24);

let api: FakeApi;
let stored: CustomerView;
beforeEach(() => {
  stored = givenCustomerWith(
    givenActivity({
      ...{ activityDay: '2034-03-02', state: 'committed' },
      operations: [givenOperation({ truck: TRUCK })],
    }),
  );
  api = givenCustomerApi().on(SAVE, savedAsSent);
});
afterEach(() => api.restore());

/** As the server has it once it was booked again. */
function answerWith(gateCode = ''): void {
  api.on(REBOOK, () => {
    stored = structuredClone(stored);
    const [activity] = stored.move.activities;
    activity!.locations[0]!.street = '12 Second St';
    activity!.locations[0]!.gateCode = gateCode;
    stored.nounce = '8';
    api.on('GET /customer/:id', stored);
    return { nounce: '8', activity, bookings: [] };
  });
}

it('opens the stops of a booked day, and saves and books them again in one [R-MOVE-20, R-MOVE-9]', async () => {
  answerWith();
  const view = await openedCustomerPage(api, stored);
  expect(
    screen.getByText('Booked: these changes are saved and booked again together.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add location' })).toBeEnabled();
  await press(view, /^Edit location 1/);
  await type(view, 'Street', '12 Second St');
  await press(view, 'Save');
  await waitFor(() => expect(api.callsOf(REBOOK)).toHaveLength(1));
  const [activity] = stored.move.activities;
  expect(api.callsOf(REBOOK)[0]?.body).toMatchObject({
    customerNounce: '7',
    activityDay: activity?.activityDay,
    operations: [{ _id: activity?.operations[0]?._id, truck: TRUCK }],
    activity: { locations: [{ street: '12 Second St' }, {}] },
  });
  expect(await screen.findByText('Customer updated successfully')).toBeInTheDocument();
  // All that was typed is stored by then.
  expect(api.callsOf(SAVE)).toEqual([]);
});

it('is an act that Undo of a board can’t take back [R-BOARD-57]', async () => {
  const done = jest.fn();
  const stop = onFinalAct(done);
  answerWith();
  const view = await openedCustomerPage(api, stored);
  await press(view, /^Edit location 1/);
  await type(view, 'Street', '12 Second St');
  await press(view, 'Save');
  await screen.findByText('Customer updated successfully');
  const why = "What was saved of Gomez can't be taken back.";
  expect(done.mock.calls).toEqual([[{ name: 'Gomez saved and booked again', why }]]);
  stop();
});

itAtNight(
  'saves what else is typed after it, over the version that it made [R-MOVE-20]',
  async () => {
    answerWith();
    const view = await openedCustomerPage(api, stored);
    await press(view, /^Edit location 1/);
    await type(view, 'Street', '12 Second St');
    await type(view, 'Move Alerts', 'Ring twice');
    await press(view, 'Save');
    await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(1));
    expect(api.callsOf(SAVE)[0]?.body).toMatchObject({
      nounce: '8',
      move: { activities: [{ notes: 'Ring twice' }] },
    });
    expect(api.callsOf(REBOOK)).toHaveLength(1);
  },
);

itAtNight('says what is in the way, and keeps what was typed [R-MOVE-20]', async () => {
  const standing = { kind: 'booking', operation: 'f'.repeat(24), customerName: 'Al Early' };
  api.on(
    REBOOK,
    refuse(409, 'SLOT_TAKEN', 'That time is already booked on this truck.', {
      with: [{ ...standing, start: '08:00', end: '13:30' }],
    }),
  );
  const view = await openedCustomerPage(api, stored);
  await press(view, /^Edit location 1/);
  await type(view, 'Street', '12 Second St');
  await press(view, 'Save');
  expect(await screen.findByRole('dialog', { name: 'Save Error' })).toHaveTextContent(
    'That time is already booked on this truck. Al Early is there, 8:00 AM – 1:30 PM.',
  );
  expect(box('Street')).toHaveValue('12 Second St');
  expect(api.callsOf(SAVE)).toEqual([]);
});

itAtNight('marks the field that is wrong with a stop [R-MOVE-20]', async () => {
  api.on(
    REBOOK,
    refuse(400, 'VALIDATION_FAILED', 'Please fix the highlighted validation errors!', {
      errors: [{ path: 'activity.locations.0.street', message: 'Nobody lives there' }],
    }),
  );
  const view = await openedCustomerPage(api, stored);
  await press(view, /^Edit location 1/);
  await type(view, 'Street', '12 Second St');
  await press(view, 'Save');
  expect(await screen.findByText('Nobody lives there')).toBeInTheDocument();
});

it('leaves the stops of a day that is over as they were, but how to get to the door [R-MOVE-20, R-MOVE-9]', async () => {
  stored.move.activities[0]!.activityDay = '2020-03-02';
  const view = await openedCustomerPage(api, stored);
  expect(screen.getByText(/^This day is over, so the addresses/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add location' })).toBeNull();
  await press(view, /^Edit location 1/);
  expect(box('Street')).toBeDisabled();
  expect(box('Gate code')).toBeEnabled();
});
