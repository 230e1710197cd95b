import { screen, waitFor } from '@testing-library/react';
import {
  box,
  givenCustomerApi,
  openedCustomerPage,
  press,
  savedAsSent,
  type,
} from '../../testing/customer-page';
import { doubtEveryNumber } from '../../testing/number-fields';
import type { FakeApi } from '../../testing';
import { itAtNight } from '../../../test/support/thorough';

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi().on('PUT /customermgt/:id', savedAsSent);
});
afterEach(() => api.restore());

it('keeps in each of its fields what is not a number, and marks it', async () => {
  await openedCustomerPage(api);
  await screen.findByLabelText('Actual Cost $');
  expect(await doubtEveryNumber(['1,25', '-1.250,00', '1e3', 'two'])).toBeGreaterThan(8);
});

itAtNight(
  'counts it as unsaved, saves nothing with it, and saves the number that is meant',
  async () => {
    const view = await openedCustomerPage(api);
    const cost = await screen.findByLabelText('Actual Cost $');
    await type(view, 'Actual Cost $', '5,00');
    await view.user.tab();
    expect(await screen.findByText('1 unsaved change')).toBeVisible();
    await press(view, 'Save');
    await waitFor(() => expect(cost).toHaveFocus());
    expect(cost).toHaveValue('5,00');
    expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(0);
    await type(view, 'Actual Cost $', '$ 500.50');
    await press(view, 'Save');
    await waitFor(() => expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(1));
    expect(api.callsOf('PUT /customermgt/:id')[0]?.body).toMatchObject({
      move: { meta: { actualPrice: 500.5 } },
    });
    expect(box('Actual Cost $')).toHaveValue('$500.5');
  },
);

it('keeps it with its mark through a reload', async () => {
  const view = await openedCustomerPage(api);
  await type(view, 'Est Hours', '5,5');
  await view.user.tab();
  await waitFor(() => expect(box('Est Hours')).toBeInvalid());
  window.dispatchEvent(new Event('pagehide'));
  const kept = { ...sessionStorage };
  view.unmount();
  Object.assign(sessionStorage, kept);
  await openedCustomerPage(api);
  expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
  expect(box('Est Hours')).toHaveValue('5,5');
  expect(box('Est Hours')).toBeInvalid();
});
