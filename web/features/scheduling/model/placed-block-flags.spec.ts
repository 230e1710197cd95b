import { givenBooking, at, DAY } from '../given-day.fixture';
import { FLAG_KINDS } from './block-flags';
import { flagsOf, type BlockSurroundings } from './placed-block-flags';
import { blockOf } from './board-block';

const TIMEZONE = 'America/Chicago';
const around = (change: Partial<BlockSurroundings> = {}): BlockSurroundings => ({
  day: DAY,
  timezone: TIMEZONE,
  isTight: false,
  isProblem: false,
  isLate: false,
  ...change,
});

it('puts what is wrong with a block’s place before what is good to know, the most severe first [R-BOARD-24]', () => {
  const ordinary = blockOf(givenBooking(), TIMEZONE);
  expect(flagsOf(ordinary, around())).toEqual([]);
  const late = { startTime: at('16:00'), endTime: at('20:00'), moverCount: 3 };
  const booking = givenBooking({ ...late, state: 'partial' });
  const flags = flagsOf(
    blockOf({ ...booking, grid: null }, TIMEZONE),
    around({ isTight: true, isProblem: true }),
  );
  const kinds = flags.map(({ kind }) => kind);
  expect(kinds).toEqual(['outside', 'tight', 'unconfirmed', 'late', 'problem', 'movers']);
  expect(kinds).toEqual(FLAG_KINDS.filter((kind) => kinds.includes(kind)));
  expect(flags.map(({ tone }) => tone)).toEqual([
    ...['danger', 'danger', 'warning', 'warning', 'warning'],
    'plain',
  ]);
});

it('marks a late finish by when 80 % of such jobs are done, where the branch wants it [R-RANGE-8]', () => {
  // Column 0 is 7 AM, so this lasts until 8 PM.
  const booking = { ...givenBooking(), tail: { column: 26, span: 26 } };
  const kinds = (byP80: string | null) =>
    flagsOf(blockOf(booking, TIMEZONE, byP80), around()).map(({ kind }) => kind);
  expect([kinds(null), kinds(DAY), kinds(null)]).toEqual([[], ['late'], []]);
});
