import { screen } from '@testing-library/react';
import {
  DENVER,
  type FakeApi,
  givenActivity,
  givenBranch,
  givenCustomer,
  givenCustomerWith,
  MARIA,
  OKLAHOMA,
  refuse,
  type Rendered,
  standAt,
} from '../../testing';
import { filledForm, givenNobody } from './create-customer.fixture';
import { itAtNight } from '../../../test/support/thorough';

standAt('2026-11-20T18:00:00Z');

const FREE = '&start=12:00&hours=4&trucks=1&movers=3';
const SAVE = 'PUT /customermgt/:id';

const WORDS = /The day starts at 12:00 PM, for 4 h, with 3 movers on 1 truck/;
const OTHER = /^12:00 PM was free on Sat 12\/05\/2026 in .+\. It is not entered for another day/;

const customerOn = (activityDay: string, branchId = OKLAHOMA) => ({
  ...givenCustomerWith(givenActivity({ activityDay })),
  branchId,
});
const create = async ({ user }: Rendered): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('The customer')).toBeVisible();
};

let api: FakeApi;
beforeEach(() => {
  api = givenNobody()
    .on('POST /customermgt', { id: MARIA })
    .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on('GET /customer/:id', customerOn('2026-12-05'));
});
afterEach(() => api.restore());

it('enters the free time that the address names into the new customer’s day [R-SLOT-26]', async () => {
  api.on(SAVE, givenCustomer());
  const page = await filledForm(undefined, FREE);
  expect(screen.getByText(WORDS)).toBeVisible();
  await create(page);
  expect(api.callsOf(SAVE)[0]?.body).toMatchObject({
    move: { activities: [{ numMovers: 3, operations: [{ duration: 4, moverCount: 3 }] }] },
  });
  // “Find a slot” opens on it.
  expect(page.router.state.location.state).toMatchObject({ askedDay: '2026-12-05' });
});

itAtNight(
  'enters no time into another day than it was free on, and says so while it is chosen [R-SLOT-26]',
  async () => {
    api.on('GET /customer/:id', customerOn('2026-12-06'));
    const page = await filledForm(undefined, FREE);
    const day = screen.getByLabelText('Requested day');
    const choose = async (typed: string): Promise<void> => {
      await page.user.clear(day);
      await page.user.type(day, typed);
    };
    await choose('12/06/2026');
    expect(screen.getByText(OTHER)).toBeVisible();
    await choose('12/05/2026');
    expect(screen.getByText(WORDS)).toBeVisible();
    await choose('12/06/2026');
    await create(page);
    expect(api.callsOf(SAVE)).toHaveLength(0);
  },
);

itAtNight('enters no time of one branch into another one’s day [R-SLOT-26]', async () => {
  api.on('GET /customer/:id', customerOn('2026-12-05', DENVER));
  const page = await filledForm(undefined, FREE);
  await page.user.click(screen.getByRole('combobox', { name: /^Branch/ }));
  await page.user.click(await screen.findByRole('option', { name: 'Denver' }));
  expect(screen.getByText(OTHER)).toBeVisible();
  await create(page);
  expect(api.callsOf(SAVE)).toHaveLength(0);
});

it('opens the new customer where only the time could not be entered, and says so [R-SLOT-26]', async () => {
  api.on(SAVE, refuse(409, 'STALE_NOUNCE', 'Someone else saved.'));
  let arrive = (): void => undefined;
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const { user } = await filledForm(() => arrival, FREE);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('The start could not be entered')).toBeVisible();
  arrive();
  expect(await screen.findByText('The customer')).toBeVisible();
});
