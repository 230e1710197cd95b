import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { OneCustomerServer } from '../../testing/one-customer-server';
import type { Rendered } from '../../testing/render-app';
import {
  changedAfterEstimate,
  ESTIMATED,
  givenMove,
  openEstimated,
  rail,
  UNDECIDED,
} from './undecided.fixture';

let server: OneCustomerServer;
afterEach(() => server.api.restore());

const open = (customer: CustomerView): Rendered => {
  const opened = openEstimated(customer);
  ({ server } = opened);
  return opened.view;
};

describe('figures of an estimate whose stops have changed', () => {
  it('are from before the change on every page, once other stops are saved', async () => {
    const outdated = { estHours: 'outdated', numMovers: 'outdated', minTime: 'outdated' } as const;
    open(
      givenMove({
        ...{ ...ESTIMATED, estHours: 7, minTime: 5.25 },
        figureOrigins: { ...UNDECIDED, ...outdated },
      }),
    );
    const quote = await rail();
    expect(await quote.findByRole('button', { name: 'Update estimate' })).toBeVisible();
    expect(quote.getByText('from before the change')).toBeVisible();
  });

  it('are back with what they were once an update is undone', async () => {
    const view = open(givenMove(ESTIMATED));
    const quote = await changedAfterEstimate(view);
    await view.user.click(await quote.findByRole('button', { name: 'Update estimate' }));
    await waitFor(() => expect(quote.queryByText('from before the change')).toBeNull());
    const told = screen.getByText('Estimate created').closest<HTMLElement>('[role=alert]')!;
    await view.user.click(within(told).getByRole('button', { name: 'Undo' }));
    expect(await quote.findByRole('button', { name: 'Update estimate' })).toBeVisible();
    expect(quote.getByText('from before the change')).toBeVisible();
  });

  it('stay as they are stored: an update is not undone after that', async () => {
    const view = open(givenMove(ESTIMATED));
    const quote = await changedAfterEstimate(view);
    await view.user.click(await quote.findByRole('button', { name: 'Update estimate' }));
    expect(await screen.findByText('Estimate created')).toBeVisible();
    const { nounce } = server;
    await view.user.click(await quote.findByRole('button', { name: /^Save \d changes$/ }));
    await view.user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(server.nounce).not.toBe(nounce));
    await waitFor(() => expect(screen.queryByText('Estimate created')).toBeNull());
  });
});
