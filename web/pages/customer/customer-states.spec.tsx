import { act, screen, waitFor } from '@testing-library/react';
import { baseApi } from '../../shared/api';
import { pageStore } from '../../shared/store';
import {
  type FakeApi,
  givenActivity,
  givenCustomer,
  givenCustomerWith,
  givenLocation,
  refuse,
  settled,
} from '../../testing';
import { MARIA } from '../../testing/given-customer';
import { givenCustomerApi, openCustomerPage, press } from '../../testing/customer-page';
import { CustomerActions } from './customer-actions';
import { itAtNight } from '../../../test/support/thorough';

// Drawn whenever all of the page is.
jest.mock('./customer-actions', () => {
  const real = jest.requireActual<typeof import('./customer-actions')>('./customer-actions');
  return { ...real, CustomerActions: jest.fn(real.CustomerActions) };
});

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => api.restore());

itAtNight('shows the outline while loading, then the customer [R-CUST-15, R-PAGE-16]', async () => {
  api.on('GET /customer/:id', givenCustomer());
  openCustomerPage();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: /Maria Gomez.*Active/ })).toBeVisible();
});

it('says what failed and tries again [R-PAGE-16]', async () => {
  api.on('GET /customer/:id', refuse(500, 'SYSTEM_ERROR', 'secret'));
  const view = openCustomerPage();
  expect(await screen.findByText('We encountered a system error')).toBeVisible();
  api.on('GET /customer/:id', givenCustomer());
  await press(view, 'Try again');
  expect(await screen.findByRole('heading', { name: /Maria Gomez/ })).toBeVisible();
});

it('says that there is no such customer, or no permission', async () => {
  api.on('GET /customer/:id', refuse(404, 'NOT_FOUND', 'Customer not found'));
  const { unmount } = openCustomerPage();
  expect(await screen.findByText('Customer not found')).toBeVisible();
  unmount();
  api.on('GET /customer/:id', refuse(403, 'FORBIDDEN', 'You are not allowed to do this'));
  openCustomerPage();
  expect(await screen.findByText(/don't have permission/)).toBeVisible();
});

it('says that there are no activities yet [R-PAGE-22]', async () => {
  api.on('GET /customer/:id', givenCustomerWith());
  openCustomerPage();
  expect(await screen.findByText(/No activities yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add one to plan the move' })).toBeVisible();
});

it('shows a mover where and when, without money and without anything to change [R-ACCESS-15]', async () => {
  const locations = [givenLocation({ gateCode: '4711#', dockName: 'North 2' })];
  const { email: _email, ...reduced } = givenCustomerWith(
    givenActivity({ estHours: 2, locations }),
  );
  api.on('GET /customer/:id', reduced);
  openCustomerPage(['mover']);
  expect(await screen.findByText('1200 N Walker Ave #4, Oklahoma City, OK 73103')).toBeVisible();
  expect(screen.getByText('8:30 AM – 12:30 PM', { exact: false })).toBeVisible();
  expect(screen.getByText(/^2.5 h, at least 2.5 h/)).toBeVisible();
  expect(screen.getByText(/gate code 4711# · dock North 2/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.body.textContent).not.toContain('$');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(document.body.textContent).not.toContain('truck assignments');
  expect(screen.getAllByRole('button').filter((button) => button.matches(':disabled'))).toEqual([]);
});

itAtNight('is not drawn again while the same customer is asked again', async () => {
  api.on('GET /customer/:id', givenCustomer());
  openCustomerPage();
  await screen.findByText('Single mover hourly rate');
  await settled(api);
  jest.mocked(CustomerActions).mockClear();
  const again = baseApi.util.invalidateTags([{ type: 'Customer', id: MARIA }]);
  await act(async () => void pageStore().dispatch(again));
  await waitFor(() => expect(api.callsOf('GET /customer/:id')).toHaveLength(2));
  await settled(api);
  expect(CustomerActions).not.toHaveBeenCalled();
});

itAtNight(
  'says that a day has some of its trucks only, whatever stage was reached [R-CUST-33]',
  async () => {
    const partial = givenActivity({ state: 'partial', truckCount: 2 });
    const stages = { autobooking: true, stage: 1 } as const;
    api.on('GET /customer/:id', { ...givenCustomerWith(partial), ...stages });
    openCustomerPage();
    expect(
      await screen.findByRole('heading', { name: /Maria Gomez.*Partly booked/ }),
    ).toBeVisible();
  },
);
