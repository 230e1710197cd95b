import { BOARD_CONFIG, clockMinutes } from '#modules/scheduling/contract/board-rules.js';
import type { DayTruckView, DayView } from '#modules/scheduling/contract/day.view.js';
import { showClockTime } from '../../../shared/format';
import type { BoardBlock } from './board-block';
import { whyOut } from './row-labels';

/** A part of a row's hours, and what can be said of it. */
export interface ServedSpan {
  /** `served`: another truck does what is on the row; `out`: the truck that would do it is unavailable. */
  kind: 'served' | 'out';
  /** In columns of the board. */
  column: number;
  span: number;
  /** Of the truck that stands in. */
  color: string;
  words: string;
  /** The same with why. */
  hint: string;
}

const FIRST = clockMinutes(BOARD_CONFIG.firstColumn);

/** In which column a clock time is, within the board. */
export const columnOf = (clock: string): number =>
  Math.min(
    BOARD_CONFIG.columns,
    Math.max(0, (clockMinutes(clock) - FIRST) / BOARD_CONFIG.blockMinutes),
  );

/** From when on a truck is unavailable, `HH:mm`; null: it is available. */
const outFrom = ({ unavailable, unavailableFrom }: DayTruckView): string | null =>
  unavailable ? BOARD_CONFIG.firstColumn : unavailableFrom;

/** The hours of a row that another truck serves, and those in which that one is unavailable itself (R-TRUCK-20). */
export function servedSpans(
  { standIn }: DayTruckView,
  { trucks }: Pick<DayView, 'trucks'>,
): ServedSpan[] {
  const other = trucks.find(({ _id }) => _id === standIn?.truck);
  if (!standIn || !other) return [];
  const { name, color } = other;
  const from = columnOf(standIn.from);
  const out = outFrom(other);
  const end = out === null ? BOARD_CONFIG.columns : Math.max(from, columnOf(out));
  const words = `On ${name} from ${showClockTime(standIn.from)}`;
  const why = whyOut(other.unavailableNote, other.unavailableFrom);
  const outWords = `${name} stands in, but is out. ${why}`;
  const spans: ServedSpan[] = [
    {
      kind: 'served',
      column: from,
      span: end - from,
      color,
      words,
      hint: `${words}: ${standIn.note}`,
    },
    {
      ...{ kind: 'out', column: end, span: BOARD_CONFIG.columns - end, color },
      ...{ words: outWords, hint: outWords },
    },
  ];
  return spans.filter(({ span }) => span > 0);
}

/** In how many columns words can be read. */
const READABLE = 7;

/** In which column of a span its words stand in sight: in the first gap between the blocks; null: there is none. */
export function wordsColumn(
  { column, span }: Pick<ServedSpan, 'column' | 'span'>,
  blocks: readonly Pick<BoardBlock, 'grid' | 'booking'>[],
): number | null {
  const taken = blocks
    .flatMap(({ grid, booking: { tail } }) => [grid, tail])
    .flatMap((one) => (one ? [{ from: one.column, to: one.column + one.span }] : []))
    .toSorted((a, b) => a.from - b.from);
  let at = column;
  for (const { from, to } of taken) {
    if (from - at >= READABLE) break;
    at = Math.max(at, to);
  }
  return column + span - at >= READABLE ? at : null;
}
