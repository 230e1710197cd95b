import { configure, screen, waitFor, within } from '@testing-library/react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import CustomerPage, { fetchAhead } from '../pages/customer/customer-page';
import { baseApi } from '../shared/api';
import type { Role } from '../shared/auth';
import { pageStore } from '../shared/store';
import { FakeApi, refuse, type Call } from './fake-api';
import { DENVER, givenBranch, givenClientConfig, givenEmployee, givenPlanning } from './given';
import { GIVEN_CONSTANTS, GIVEN_ZONES, givenCustomer, MARIA } from './given-customer';
import { renderApp, type Rendered } from './render-app';

// The page has hundreds of elements: asking each whether it is visible takes seconds.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

/** A server that knows what every customer page requests, but no customer. */
export const givenCustomerApi = (): FakeApi =>
  new FakeApi()
    .on('GET /branch', [
      givenBranch(),
      givenBranch({
        _id: DENVER,
        name: 'Denver',
        timezone: 'America/Denver',
        defaultHourlyRate: 60,
      }),
    ])
    .on('GET /client-config', givenClientConfig())
    .on('GET /branch/:id/planning', givenPlanning())
    .on('GET /move/activity/:id/promises', [])
    .on('GET /customermgt/:id/nextcall', { at: null })
    .on('GET /troublelocations', [])
    .on('GET /places/memory', { visits: 0, lastVisit: null, facts: [], ratio: null })
    .on('GET /employee', [givenEmployee()])
    .on('GET /employee/self', givenEmployee())
    .on('GET /referrer', [{ _id: 'r'.repeat(24), name: 'Web site', active: true }])
    .on('GET /zipzone', GIVEN_ZONES)
    .on('GET /booking/currentconstants', GIVEN_CONSTANTS)
    // The board has tests of its own.
    .on('GET /movemanager/day_view/:date/:branch', refuse(503, 'SERVICE_UNAVAILABLE', 'No board'))
    .on(
      'GET /move/activity/:id/range',
      refuse(422, 'RANGE_UNKNOWN', 'Not every stop has an estimate yet.'),
    )
    .on('GET /estimates/settings/:branch', {
      ...{ quantile: 0.9, lateFinishByP80: false, paymentTerms: '', revision: 0 },
    })
    .on('POST /move/drivetimes/:customer/:activity', { jobId: 'j1' })
    .on('GET /jobs/:id', { state: 'done', progress: 100, error: null });

/** What the frame around every page has asked for before one is opened. */
const FRAME_ASKS = ['listBranches', 'getSelf', 'getClientConfig'];
const ask = (name: string): void =>
  void pageStore().dispatch(baseApi.util.prefetch(name as never, undefined as never, {}));

/** @param state goes with the address */
export function openCustomerPage(
  roles: Role[] = ['sales'],
  state: unknown = null,
  search = '',
): Rendered {
  return renderApp(<CustomerPage />, {
    at: { pathname: `/emma/customer/${MARIA}`, search, state },
    path: '/emma/customer/:id',
    routes: [
      { path: '/emma/customer', element: <p>All customers</p> },
      { path: '/emma/move/:day', element: <p>The board</p> },
    ],
    roles,
    ahead: () => {
      FRAME_ASKS.forEach(ask);
      fetchAhead?.({ id: MARIA }, new URLSearchParams());
    },
  });
}

/** The page of a customer once everything on it is loaded. */
export async function openedCustomerPage(
  api: FakeApi,
  customer: CustomerView = givenCustomer(),
): Promise<Rendered> {
  api.on('GET /customer/:id', customer);
  const view = openCustomerPage();
  await screen.findByText('Single mover hourly rate');
  await waitFor(() => expect(screen.getAllByText(/^auto /).length).toBeGreaterThan(1));
  return view;
}

/** An input by its label, which may only be there for screen readers. */
export const box = (name: string | RegExp): HTMLInputElement =>
  screen.getByLabelText(name, { selector: 'input, textarea' });

export const type = async (
  { user }: Rendered,
  name: string | RegExp,
  text: string,
): Promise<void> => {
  await user.clear(box(name));
  await user.type(box(name), text);
};

export const press = ({ user }: Rendered, name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));

/** A read-only figure of the estimate. */
export const figure = (label: string): string => {
  const term = screen.getByText(label, { selector: 'dt' });
  return within(term.parentElement ?? document.body).getByRole('definition').textContent ?? '';
};

/** Answers a save with what was sent. */
export function savedAsSent({ body }: Call): CustomerView {
  const saved = structuredClone(body as CustomerView);
  for (const { locations } of saved.move.activities)
    for (const stop of locations) stop.worktimeTyped = stop.worktimeTyped || false;
  return { ...saved, nounce: '8' };
}
