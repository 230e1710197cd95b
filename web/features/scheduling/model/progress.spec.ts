import type { ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import { at, givenBooking, givenDay, GOMEZ_MOVE } from '../given-day.fixture';
import { applyChange } from './apply-changes';
import { bookingOf } from './day-draft';
import { progressFlag, progressLabel, tailLabel } from './progress';

const ZONE = 'America/Chicago';
const given = (progress: Partial<ProgressView>) => ({
  ...givenBooking(),
  progress: { ...NOT_BEGUN, ...progress },
});

it('says how far a job is', () => {
  expect(progressFlag(given({}))).toBe(false);
  expect(progressLabel(given({}), ZONE)).toBe('');
  const working = given({
    ...{ state: 'working', leftYard: at('08:05'), started: at('08:41') },
    expectedEnd: at('12:50'),
  });
  expect(progressFlag(working)).toMatchObject({ kind: 'working', name: 'At work' });
  expect(progressLabel(working, ZONE)).toBe('Left 8:05 AM · started 8:41 AM · should end 12:50 PM');
  const waiting = given({ expectedStart: at('17:30'), waitsFor: 'taylor' });
  expect(progressLabel(waiting, ZONE)).toBe('');
  const done = given({ state: 'back', finished: at('12:20'), expectedEnd: at('12:20') });
  expect(progressFlag(done)).toMatchObject({ kind: 'done' });
  expect(progressLabel(done, ZONE)).toBe('Finished 12:20 PM');
  const tail = { column: 22, span: 5 };
  expect(tailLabel({ ...working, tail }, ZONE)).toBe('Could take until 1:45 PM');
  const heldUp = given({ expectedEnd: at('14:15') });
  expect(tailLabel({ ...heldUp, tail }, ZONE)).toBe('');
});

it('shows at once what somebody stamped [R-ACTUAL-7]', () => {
  const view = givenDay();
  const progress = { ...NOT_BEGUN, state: 'out' as const, leftYard: at('08:00') };
  const tail = { column: 22, span: 2 };
  applyChange(view, { kind: 'progress', operationId: GOMEZ_MOVE, progress, tail });
  expect(bookingOf(view, GOMEZ_MOVE)).toMatchObject({ progress, tail });
});
