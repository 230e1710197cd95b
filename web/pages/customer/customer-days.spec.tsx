import { screen, waitFor, within } from '@testing-library/react';
import {
  type FakeApi,
  givenActivity,
  givenCustomer,
  givenCustomerWith,
  standAt,
  type Rendered,
} from '../../testing';
import {
  box,
  givenCustomerApi,
  openCustomerPage,
  openedCustomerPage,
  press,
  savedAsSent,
  type,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

standAt('2026-11-20T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi().on('PUT /customermgt/:id', savedAsSent);
});
afterEach(() => api.restore());

const DAY = 'Day of the activity';
const saves = () => api.callsOf('PUT /customermgt/:id');

itAtNight('moves an activity to the next day that its date can mean', async () => {
  const view = await openedCustomerPage(api);
  await type(view, DAY, '1/5');
  await view.user.tab();
  expect(box(DAY)).toHaveValue('01/05/2027');
  await press(view, 'Save');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toMatchObject({
    move: {
      activities: [
        { activityDay: '2027-01-05', operations: [{ date: '2027-01-05T14:30:00.000Z' }] },
      ],
    },
  });
});

itAtNight('keeps a date that no calendar has as it was typed, and saves nothing', async () => {
  const view = await openedCustomerPage(api);
  await type(view, DAY, '2/30/2027');
  await view.user.tab();
  expect(await screen.findByText('There is no day 2/30/2027. Type another one.')).toBeVisible();
  expect(box(DAY)).toHaveValue('2/30/2027');
  expect(screen.getByRole('tab', { name: /^2\/30\/2027/ })).toBeVisible();
  await press(view, 'Save');
  await waitFor(() => expect(box(DAY)).toHaveFocus());
  expect(saves()).toHaveLength(0);
});

itAtNight('says in place of the board why there is none for what is typed as its day', async () => {
  const view = await openedCustomerPage(api);
  const hint = 'The board shows here once the day is right.';
  expect(screen.queryByText(new RegExp(hint))).toBeNull();
  await type(view, DAY, '2/30');
  await view.user.tab();
  expect(screen.getByText(`There is no day 2/30. Type another one. ${hint}`)).toBeVisible();
  await view.user.clear(box(DAY));
  expect(screen.getByText(`This activity has no day yet. ${hint}`)).toBeVisible();
  await type(view, DAY, '1/5');
  await view.user.tab();
  expect(screen.queryByText(new RegExp(hint))).toBeNull();
});

it('warns of a day that is past, and asks before it is saved', async () => {
  const view = await openedCustomerPage(api);
  await type(view, DAY, '11/19/26');
  expect(screen.getByText('This day is in the past.')).toBeVisible();
  await press(view, 'Save');
  const asked = await screen.findByRole('dialog', { name: 'Save' });
  expect(asked).toHaveTextContent('11/19/2026 is past. Do you want to save anyway?');
  await view.user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(saves()).toHaveLength(0);
  expect(box(DAY)).toHaveValue('11/19/2026');
  await press(view, 'Save');
  await view.user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
});

describe('the first activity of a customer', () => {
  const opened = async (requestedDay: string | null): Promise<[Rendered, HTMLElement]> => {
    const none = givenCustomerWith();
    const customer = { ...none, move: { ...none.move, meta: { ...none.move.meta, requestedDay } } };
    const added = givenActivity({ activityDay: '2026-12-18' });
    api.on('GET /customer/:id', customer).on('POST /move/activity', () => {
      api.on('GET /customer/:id', { ...givenCustomer(), nounce: '8' });
      return { activity: added, nounce: '8' };
    });
    const view = openCustomerPage();
    await view.user.click(await screen.findByRole('button', { name: 'Activity' }));
    return [view, await screen.findByRole('dialog', { name: 'Add activity' })];
  };
  const additions = () => api.callsOf('POST /move/activity').map(({ body }) => body);

  it('is asked for its day, and the requested one is proposed', async () => {
    const [{ user }, asked] = await opened('2026-12-18');
    expect(within(asked).getByLabelText('Day')).toHaveValue('12/18/2026');
    expect(additions()).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(additions()).toEqual([expect.objectContaining({ activityDay: '2026-12-18' })]),
    );
  });

  itAtNight('is not dated by itself where nothing was requested', async () => {
    const [{ user }, asked] = await opened(null);
    const day = within(asked).getByLabelText('Day');
    expect(day).toHaveValue('');
    expect(within(asked).getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.type(day, '11/19/26');
    expect(within(asked).getByText('This day is in the past.')).toBeVisible();
    expect(within(asked).getByRole('button', { name: 'Add anyway' })).toBeEnabled();
    await user.clear(day);
    await user.type(day, 'fri{Enter}');
    await waitFor(() =>
      expect(additions()).toEqual([expect.objectContaining({ activityDay: '2026-11-20' })]),
    );
  });
});
