import { screen, waitFor, within } from '@testing-library/react';
import {
  type FakeApi,
  givenActivity,
  givenCustomerWith,
  givenLocation,
  givenOperation,
  refuse,
} from '../../testing';
import {
  box,
  givenCustomerApi,
  openCustomerPage,
  openedCustomerPage,
  press,
  type,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

const SAVE = 'PUT /customermgt/:id';

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => api.restore());

itAtNight(
  'says under the dimensions of a storage how they are written, and goes there [R-SAVE-4]',
  async () => {
    const stop = givenLocation({ _id: 'd'.repeat(24), locationType: 'Storage', dimensions: '10' });
    const view = await openedCustomerPage(
      api,
      givenCustomerWith(givenActivity({ locations: [givenLocation(), stop] })),
    );
    await type(view, 'Move Alerts', 'Dog in the yard');
    await press(view, 'Save');
    await waitFor(() => expect(box(/^Dimensions/)).toHaveFocus());
    expect(box(/^Dimensions/)).toBeInvalid();
    expect(box(/^Dimensions/)).toHaveAccessibleDescription(/such as 10 x 20/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await type(view, /^Dimensions/, '10 x 20');
    expect(box(/^Dimensions/)).toBeValid();
    expect(api.callsOf(SAVE)).toEqual([]);
  },
);

const SAME_DAY = 'Cannot have multiple move activities on the same day.';
const other = givenActivity({
  _id: 'e'.repeat(24),
  activityDay: '2027-01-08',
  operations: [givenOperation({ _id: 'f'.repeat(24) })],
});

it('says under the day that another activity has it, goes there, and is quiet once that has moved', async () => {
  const view = await openedCustomerPage(
    api,
    givenCustomerWith(givenActivity({ activityDay: '2027-01-07' }), other),
  );
  const day = (): HTMLInputElement => box('Day of the activity');
  await type(view, 'Day of the activity', '1/8/2027');
  await press(view, 'Save');
  await waitFor(() => expect(day()).toHaveFocus());
  expect(day()).toHaveAccessibleDescription(SAME_DAY);
  expect(screen.queryByRole('dialog')).toBeNull();
  await view.user.click(screen.getAllByRole('tab')[1]!);
  await type(view, 'Day of the activity', '1/9/2027');
  await view.user.click(screen.getAllByRole('tab')[0]!);
  await waitFor(() => expect(day()).toBeValid());
  expect(api.callsOf(SAVE)).toEqual([]);
});

it('says under the day of a new activity why it can’t have that one', async () => {
  api.on('POST /move/activity', refuse(422, 'PRE_SAVE_CHECKS', SAME_DAY));
  api.on('GET /customer/:id', givenCustomerWith());
  const view = openCustomerPage();
  await view.user.click(await screen.findByRole('button', { name: 'Activity' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Add activity' }));
  await view.user.type(asked.getByLabelText('Day'), '1/8/2027');
  await view.user.click(asked.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(asked.getByLabelText('Day')).toHaveAccessibleDescription(SAME_DAY));
  expect(asked.getByLabelText('Day')).toHaveFocus();
  await view.user.type(asked.getByLabelText('Day'), '{Backspace}');
  expect(asked.queryByText(SAME_DAY)).toBeNull();
});
