import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { NOT_BEGUN, type ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { at, DAY, givenBooking, givenDay, GOMEZ_MOVE, T01 } from '../given-day.fixture';
import { marksIn, marksOfBlock, rowMarks } from './block-marks';
import { marksOfBoard } from './board-marks';
import { boardModel } from './board-model';

const never = (): boolean => false;
const given = (progress: Partial<ProgressView> = {}, change: Partial<DayView> = {}) => {
  const [gomez, park] = givenDay().customers;
  const booking = { ...givenBooking(), progress: { ...NOT_BEGUN, ...progress } };
  return boardModel(
    givenDay({ customers: [{ ...gomez!, bookings: [booking] }, park!], ...change }),
  );
};
const marksAt = (clock: string, model = given()): string =>
  marksOfBoard(model, never, new Date(at(clock))).ofBlocks.get(GOMEZ_MOVE) ?? '';

it('knows by the clock what is late since the board was read [R-BOARD-60]', () => {
  expect(marksAt('08:45')).toBe('');
  expect(marksAt('08:46')).toBe('runningLate.red');
  expect(marksAt('09:00', given({ started: at('08:40') }))).toBe('');
  expect(marksAt('12:46', given({ started: at('08:40'), expectedEnd: at('12:30') }))).toBe(
    'runningLate.red',
  );
});

it('says what was promised of a job that waits, and what may be late [R-BOARD-60]', () => {
  const waits = given({ waitsFor: 'before', expectedStart: at('10:00'), expectedEnd: at('14:00') });
  const of = marksOfBoard(waits, never, new Date(at('08:10')));
  expect(of.ofBlocks.get(GOMEZ_MOVE)).toBe('cantStart.red mayRunLate.note');
  expect([of.tones.cantStart, of.tones.mayRunLate, of.tones.tight]).toEqual([
    ...['red', 'note', 'amber'],
  ]);
});

it('has the marks of the mails for those who may know of them [R-BOARD-60]', () => {
  const told = (confirmation?: 'sent' | 'changed' | 'none'): string => {
    const [gomez] = givenDay().customers;
    return marksAt(
      '07:00',
      given({}, { customers: [{ ...gomez!, ...(confirmation && { confirmation }) }] }),
    );
  };
  expect([told(), told('sent'), told('changed'), told('none')]).toEqual([
    ...['', '', 'reconfirm.amber', 'notConfirmed.amber'],
  ]);
});

it('marks a late finish by when 80 % of such jobs are done, where the branch wants it [R-RANGE-8]', () => {
  const [gomez] = givenDay().customers;
  // Column 0 is 7 AM, so this lasts until 8 PM.
  const bookings = [{ ...givenBooking(), tail: { column: 26, span: 26 } }];
  const customers = [{ ...gomez!, bookings }];
  expect(marksAt('07:00', given({}, { customers }))).toBe('');
  expect(marksAt('07:00', given({}, { customers, lateFinishByP80: true }))).toBe(
    'lateFinish.amber',
  );
});

it('is red where a common mark is on more of the board than usual, and only there [R-BOARD-62]', () => {
  const [gomez] = givenDay().customers;
  const far = givenBooking();
  const bookings = ['b1', 'b2'].map((_id): BookingView => ({
    ...far,
    operation: { ...far.operation, _id },
    metaData: { ...far.metaData, estimateGaps: [{ of: 'estHours', by: 3 }] },
  }));
  const tonesOf = (farEstimate?: number) => {
    const usual = { tight: 0, mayRunLate: 0, lateFinish: 0, farEstimate: farEstimate ?? 0 };
    const view = {
      customers: [{ ...gomez!, bookings }],
      ...(farEstimate !== undefined && { usual }),
    };
    const marks = marksOfBoard(given({}, view), never, new Date(at('07:00')));
    return [marks.tones.farEstimate, marks.ofBlocks.get('b1')];
  };
  expect([tonesOf(0.8), tonesOf(1), tonesOf()]).toEqual([
    ['red', 'tight.amber farEstimate.amber'],
    ['amber', 'tight.amber farEstimate.amber'],
    ['amber', 'tight.amber farEstimate.amber'],
  ]);
});

it('hands a row its blocks’ marks as one text, and gives each its own back', () => {
  const model = given({}, { day: { ...givenDay().day, date: DAY } });
  const { ofBlocks } = marksOfBoard(model, never, new Date(at('09:00')));
  const lane = model.lanes.find(({ truck }) => truck._id === T01);
  const row = rowMarks(lane?.blocks ?? [], ofBlocks);
  expect(marksIn(marksOfBlock(row, GOMEZ_MOVE))).toEqual([{ mark: 'runningLate', tone: 'red' }]);
  expect(marksOfBlock(row, 'another')).toBe('');
});
