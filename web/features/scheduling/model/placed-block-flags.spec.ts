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
  ...change,
});

it('puts what is wrong with a block’s place before what is good to know, the most severe first', () => {
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
