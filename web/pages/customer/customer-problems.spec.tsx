import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from '#kernel/local-date.js';
import { moveToDay } from '#modules/moves/contract/operation-times.js';
import { todayIn } from '../../shared/format';
import { givenActivity, givenCustomerWith, givenLocation, givenOperation } from '../../testing';
import { openCustomerPage, press, type } from '../../testing/customer-page';
import { OneCustomerServer } from '../../testing/one-customer-server';
import { itAtNight } from '../../../test/support/thorough';

const ZONE = 'America/Chicago';
const DAY = addDays(todayIn(ZONE), 30);
const BAD = '1 N Broadway Ave';
const WHY = 'No truck may stop in front of the house before 9 am.';
const BOOK = 'PUT /assignment/operation/:branch/:id';
const LOOK = 'GET /troublelocations';

let server: OneCustomerServer;
afterEach(() => server.api.restore());

/** A customer one of whose stops may be where work was difficult. */
function opened(change: Partial<ReturnType<typeof givenLocation>> = {}) {
  const operation = givenOperation({
    truck: null,
    date: moveToDay(givenOperation().date, DAY, ZONE).toISOString(),
  });
  const [load, unload] = givenActivity().locations;
  const locations = [{ ...load!, ...change }, unload!];
  server = new OneCustomerServer(
    givenCustomerWith(
      givenActivity({ activityDay: DAY, state: 'uncommitted', operations: [operation], locations }),
    ),
  );
  server.api.on('GET /maps/places', []).on(LOOK, ({ query }) =>
    query.get('address') === BAD
      ? [
          {
            ...{ _id: '5'.repeat(24), address: BAD, reason: WHY },
            ...{ latitude: 35, longitude: -97, googlePlacesSuggestedAddress: '' },
          },
        ]
      : [],
  );
  return openCustomerPage();
}

const card = (): HTMLElement => screen.getAllByRole('listitem', { name: /^location 1/ })[0]!;

itAtNight(
  'says on the card that an address is one, and why, as soon as it is typed, and is quiet at another',
  async () => {
    const view = opened();
    await screen.findAllByText(/^auto /);
    expect(within(card()).queryByText('Problem Location')).toBeNull();
    await press(view, /^Edit location 1/);
    await type(view, /^Address/, BAD);
    expect(await within(card()).findByText('Problem Location')).toBeVisible();
    expect(within(card()).getByText(WHY)).toBeVisible();
    await type(view, /^Address/, '2 N Broadway Ave');
    await waitFor(() => expect(within(card()).queryByText('Problem Location')).toBeNull());
    expect(server.api.callsOf('PUT /customermgt/:id')).toEqual([]);
    // Only what is typed can be saved.
    expect(screen.getByText('1 unsaved change')).toBeVisible();
  },
);

it('says beside the start that is offered why it may not do, and asks before it is booked', async () => {
  const view = opened({ isProblem: true, problemReason: WHY });
  const quote = within(await screen.findByRole('region', { name: 'Quote' }));
  const book = await quote.findByRole('button', { name: 'Book T01' });
  expect(quote.getByText(/before 9 am\.\s+The start is \d+:\d\d AM\./)).toBeVisible();
  await view.user.click(book);
  const asked = within(await screen.findByRole('dialog', { name: 'Problem location' }));
  expect(asked.getByText(/before 9 am/)).toBeVisible();
  await view.user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(server.api.callsOf(BOOK)).toEqual([]);
  await view.user.click(await quote.findByRole('button', { name: 'Book T01' }));
  await view.user.click(await screen.findByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(server.api.callsOf(BOOK)).toHaveLength(1));
});
