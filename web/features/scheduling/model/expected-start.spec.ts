import { NOT_BEGUN, type ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { at, givenBooking, givenDay, GOMEZ, PARK } from '../given-day.fixture';
import { expectedStartOf } from './expected-start';

const WAITS = { expectedStart: at('17:30'), waitsFor: 'before' };
function expected(...trucks: Partial<ProgressView>[]): string | null {
  const [gomez, park] = givenDay().customers;
  const bookings = trucks.map((progress) => ({
    ...givenBooking(),
    progress: { ...NOT_BEGUN, ...progress },
  }));
  return expectedStartOf({ ...givenDay(), customers: [{ ...gomez!, bookings }, park!] }, GOMEZ);
}

it('expects a crew by the first of its trucks, where all of them wait and none has started [R-ACTUAL-21]', () => {
  expect(expected({ expectedStart: at('08:30') })).toBeNull();
  expect(expected(WAITS)).toBe(at('17:30'));
  expect(expected({ ...WAITS, expectedStart: at('17:45') }, WAITS)).toBe(at('17:30'));
  expect(expected(WAITS, { expectedStart: at('08:30') })).toBeNull();
  expect(expected(WAITS, { started: at('08:40') })).toBeNull();
  expect(expectedStartOf(givenDay(), PARK)).toBeNull();
});
