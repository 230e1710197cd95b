import { screen, waitFor, within } from '@testing-library/react';
import type { PlaceMemoryView, RememberedFact } from '#modules/places/contract/memory.view.js';
import {
  type FakeApi,
  givenActivity,
  givenCustomerWith,
  givenLocation,
  refuse,
} from '../../testing';
import { box, givenCustomerApi, openedCustomerPage, press } from '../../testing/customer-page';

const MEMORY = 'GET /places/memory';
const fact = (field: RememberedFact['field'], value: RememberedFact['value']): RememberedFact => ({
  field,
  value,
  votes: 4,
  of: 4,
  on: '2026-11-02',
});
const KNOWN: PlaceMemoryView = {
  visits: 4,
  lastVisit: '2026-11-02',
  facts: [
    fact('hasElevator', true),
    fact('stories', 3),
    fact('distanceToDoor', 60),
    fact('parkingType', 'Public'),
    fact('floor', 2),
  ],
  ratio: null,
};
const NOTHING: PlaceMemoryView = { visits: 0, lastVisit: null, facts: [], ratio: null };

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => api.restore());

const card = (number: number): HTMLElement =>
  screen.getByRole('listitem', { name: new RegExp(`^location ${number}`) });
const condo = () =>
  givenCustomerWith(
    givenActivity({
      locations: [
        givenLocation({
          locationType: 'Condo',
          floor: 7,
          hasElevator: false,
          stories: null,
          distanceToDoor: null,
          parkingType: '',
        }),
      ],
    }),
  );

it('says what crews found there, and fills in what is empty with one click that can be undone [R-PLACE-4]', async () => {
  api.on<PlaceMemoryView>(MEMORY, KNOWN);
  const view = await openedCustomerPage(api, condo());
  expect(
    await within(card(1)).findByText(
      'Crews were here 4 times: elevator, 3 stories, 60 ft, public parking, floor 2',
    ),
  ).toBeVisible();
  const [asked] = api.callsOf(MEMORY);
  expect([...(asked?.query.keys() ?? [])].sort()).toEqual(['activityId', 'street', 'zip']);

  await press(view, 'Fill in what is empty at location 1');
  expect(card(1)).toHaveTextContent('floor 7 · elevator');
  expect(card(1)).toHaveTextContent('60 ft from truck to door · public parking');
  expect(screen.queryByRole('button', { name: /^Fill in what is empty/ })).toBeNull();

  await press(view, 'Undo');
  await waitFor(() => expect(card(1)).not.toHaveTextContent('60 ft from truck to door'));
  await press(view, /^Edit location 1/);
  expect(box(/^Floor/)).toHaveValue('7');
  expect(box('Elevator')).not.toBeChecked();
});

it('says so while it looks, and when nobody was there [R-PLACE-4]', async () => {
  let answer: (memory: PlaceMemoryView) => void = () => undefined;
  const later = new Promise<PlaceMemoryView>((resolve) => (answer = resolve));
  api.on<unknown>(MEMORY, () => later);
  const view = await openedCustomerPage(api, condo());
  expect(card(1)).not.toHaveTextContent(/visits/);
  await press(view, /^Edit location 1/);
  expect(card(1)).toHaveTextContent('Looking for earlier visits…');
  answer(NOTHING);
  expect(await within(card(1)).findByText('No crew was in this building before.')).toBeVisible();
});

it('offers to look again where it could not be read [R-PLACE-4]', async () => {
  api.on(MEMORY, refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
  const view = await openedCustomerPage(api, condo());
  await press(view, /^Edit location 1/);
  expect(await within(card(1)).findByText('Earlier visits could not be read.')).toBeVisible();
  api.on<PlaceMemoryView>(MEMORY, KNOWN);
  await view.user.click(within(card(1)).getByRole('button', { name: 'Try again' }));
  expect(await within(card(1)).findByText(/^Crews were here 4 times/)).toBeVisible();
});
