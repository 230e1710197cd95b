import { screen, waitFor } from '@testing-library/react';
import {
  givenActivity,
  givenCustomerWith,
  standAt,
  type FakeApi,
  type Rendered,
} from '../../testing';
import { box, givenCustomerApi, openCustomerPage, press } from '../../testing/customer-page';

standAt('2026-11-20T18:00:00Z');

const WHOLE = '900 N Broadway Ave, Oklahoma City, OK 73102';
const FOUND = {
  ...{ placeId: 'p1', description: WHOLE, normalizedStreetAddress: WHOLE },
  ...{ street: '900 N Broadway Ave', unit: '', city: 'Oklahoma City', state: 'OK', zip: '73102' },
  ...{ latitude: 35.48, longitude: -97.51 },
};

let api: FakeApi;
/** Lets the look-up end. */
let found: () => void;
beforeEach(() => {
  const answer = new Promise<object[]>((settle) => {
    found = () => settle([FOUND]);
  });
  api = givenCustomerApi()
    .on('GET /maps/places', () => answer)
    .on('GET /customer/:id', givenCustomerWith(givenActivity({ locations: [] })));
});
afterEach(() => api.restore());

/** Enter has been pressed at the address, and nothing is found yet. */
async function looking(): Promise<Rendered> {
  const view = openCustomerPage();
  await screen.findByText(/^auto /);
  await press(view, 'Add location');
  await waitFor(() => expect(box(/^Address/)).toHaveFocus());
  await view.user.keyboard('900 n broad{Enter}');
  return view;
}

it('gives what is typed while an address is looked up to the field that comes next [R-STOP-14]', async () => {
  const { user } = await looking();
  await user.keyboard('cox{Backspace}');
  expect(box(/^Address/)).toHaveValue('900 n broad');
  found();
  await waitFor(() => expect(box(/^Location type/)).toHaveFocus());
  expect(box(/^Address/)).toHaveValue(WHOLE);
  await waitFor(() => expect(box(/^Location type/)).toHaveValue('co'));
  await user.tab();
  expect(box(/^Location type/)).toHaveValue('Condo');
});

it('gives what is typed for the fields behind that one to them, too [R-STOP-14]', async () => {
  const { user } = await looking();
  await user.keyboard('ho{Tab}2200x{Backspace}{Tab}2{Tab}');
  expect(box(/^Address/)).toHaveFocus();
  found();
  await waitFor(() => expect(box(/^Location type/)).toHaveValue('House'));
  await waitFor(() => expect(box(/^Square feet/)).toHaveValue('2200'));
  await waitFor(() => expect(box(/^Stories/)).toHaveValue('2'));
  await waitFor(() => expect(box(/^Stories/)).not.toHaveFocus());
  expect(box(/^Address/)).toHaveValue(WHOLE);
});

it('looks up another address where the one that Enter took is changed before it is found', async () => {
  const { user } = await looking();
  await user.keyboard('{Backspace}{Backspace}');
  expect(box(/^Address/)).toHaveValue('900 n bro');
  found();
  expect(await screen.findByRole('option', { name: WHOLE })).toBeVisible();
  expect(box(/^Address/)).toHaveValue('900 n bro');
  expect(box(/^Address/)).toHaveFocus();
});

it('takes the address also where its field was left before it is found, and leaves the focus', async () => {
  const { user } = await looking();
  await user.tab();
  const here = document.activeElement;
  found();
  await waitFor(() => expect(box(/^Address/)).toHaveValue(WHOLE));
  expect(box(/^Zip/)).toHaveValue('73102');
  expect(here).toHaveFocus();
});
