import { screen, waitFor } from '@testing-library/react';
import {
  givenActivity,
  givenCustomerWith,
  standAt,
  type FakeApi,
  type Rendered,
} from '../../testing';
import { box, givenCustomerApi, openCustomerPage, press } from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

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
let place: object;
beforeEach(() => {
  const answer = new Promise<object[]>((settle) => {
    found = () => settle([place]);
  });
  api = givenCustomerApi()
    .on('GET /maps/places', () => answer)
    .on('GET /customer/:id', givenCustomerWith(givenActivity({ locations: [] })));
});
afterEach(() => api.restore());

/** Enter has been pressed at the address, and nothing is found yet. */
async function looking(over: object = {}): Promise<Rendered> {
  place = { ...FOUND, ...over };
  const view = openCustomerPage();
  await screen.findByText(/^auto /);
  await press(view, 'Add location');
  await waitFor(() => expect(box(/^Address/)).toHaveFocus());
  await view.user.keyboard('900 n broad{Enter}');
  return view;
}

it('goes on to the field that comes next while an address is looked up, with what is typed then [R-STOP-14]', async () => {
  const { user } = await looking();
  await waitFor(() => expect(box(/^Location type/)).toHaveFocus());
  await user.keyboard('cox{Backspace}');
  expect(box(/^Address/)).toHaveValue('900 N Broad');
  expect(box(/^Location type/)).toHaveValue('co');
  found();
  await waitFor(() => expect(box(/^Address/)).toHaveValue(WHOLE));
  expect(box(/^Location type/)).toHaveFocus();
  await user.tab();
  expect(box(/^Location type/)).toHaveValue('Condo');
});

itAtNight(
  'has what is typed for the fields behind that one in them when the address comes [R-STOP-14]',
  async () => {
    const { user } = await looking();
    await user.keyboard('ho{Tab}2200x{Backspace}{Tab}2{Tab}');
    expect(box(/^Stories/)).toHaveValue('2');
    found();
    await waitFor(() => expect(box(/^Address/)).toHaveValue(WHOLE));
    expect(box(/^Location type/)).toHaveValue('House');
    expect(box(/^Square feet/)).toHaveValue('2200 sq ft');
    expect(box(/^Stories/)).toHaveValue('2');
    expect(box(/^Zip/)).toHaveValue('73102');
  },
);

itAtNight(
  'looks up another address where the one that Enter took is changed before it is found',
  async () => {
    const { user } = await looking();
    await user.click(box(/^Address/));
    await user.keyboard('{End}{Backspace}{Backspace}');
    expect(box(/^Address/)).toHaveValue('900 N Bro');
    found();
    expect(await screen.findByRole('option', { name: WHOLE })).toBeVisible();
    expect(box(/^Address/)).toHaveValue('900 N Bro');
    expect(box(/^Address/)).toHaveFocus();
  },
);

itAtNight(
  'leaves the focus where a person put it by the time the address is found, also with a zip to check',
  async () => {
    const { user } = await looking({ zipGuessed: true });
    await user.click(box(/^Unit/));
    found();
    await waitFor(() => expect(box(/^Address/)).toHaveValue(WHOLE));
    expect(box(/^Zip/)).toHaveValue('73102');
    expect(
      screen.getByText('Zip 73102 is the middle of Oklahoma City. Type the right one.'),
    ).toBeVisible();
    expect(box(/^Unit/)).toHaveFocus();
    await user.clear(box(/^Zip/));
    await user.type(box(/^Zip/), '73104');
    expect(screen.queryByText(/is the middle of/)).toBeNull();
  },
);
