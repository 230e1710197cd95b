import { NOT_BEGUN, type ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { at, DAY, givenBooking } from '../given-day.fixture';
import { isRunning, shareOf, spanBy, wordColumns } from './worked-span';

const ON = { day: DAY, timezone: 'America/Chicago' };
const booking = (progress: Partial<ProgressView>) => ({
  ...givenBooking(),
  progress: { ...NOT_BEGUN, ...progress },
});
const spanAt = (clock: string, progress: Partial<ProgressView>) =>
  spanBy(new Date(at(clock)), booking(progress), ON);

it('takes the columns from its start to now, and stays once it is finished [R-ACTUAL-20]', () => {
  const started = { started: at('08:40'), span: { column: 6, span: 1 } };
  expect(spanAt('08:44', started)).toEqual({ column: 6, span: 1 });
  expect(spanAt('12:46', started)).toEqual({ column: 6, span: 18 });
  // The page's minute is older than the start it heard of.
  expect(spanAt('08:00', started)).toEqual({ column: 6, span: 1 });
  const finished = { ...started, finished: at('10:00'), span: { column: 6, span: 6 } };
  expect(spanAt('12:46', finished)).toEqual({ column: 6, span: 6 });
  expect(spanAt('12:46', {})).toBeNull();
  expect([started, finished, {}].map((one) => isRunning(booking(one)))).toEqual([
    ...[true, false, false],
  ]);
});

it('leaves its words the room of plan and work, from its start on', () => {
  const planned = { column: 4, span: 22 };
  expect(wordColumns(planned, { column: 6, span: 1 })).toEqual({ column: 6, span: 20 });
  expect(wordColumns(planned, { column: 6, span: 30 })).toEqual({ column: 6, span: 30 });
  // What lies over it hides none of them.
  expect(wordColumns(planned, { column: 6, span: 30 }, 26)).toEqual({ column: 6, span: 20 });
  expect(wordColumns(planned, { column: 18, span: 30 }, 26)).toEqual(planned);
  // Begun after all of its plan: at first in the outline.
  expect(wordColumns(planned, { column: 30, span: 2 })).toEqual(planned);
  expect(wordColumns(planned, { column: 30, span: 24 })).toEqual({ column: 30, span: 24 });
});

it('is drawn in shares of the planned place', () => {
  expect(shareOf({ column: 2, span: 44 }, { column: 4, span: 22 })).toEqual({
    ...{ from: -1 / 11, length: 2 },
  });
});
