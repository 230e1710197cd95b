import { clockOn, gridSpan, partsOnTrucks } from '#modules/scheduling/contract/board-rules.js';
import type { DayTruckView, DayView } from '#modules/scheduling/contract/day.view.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { showTime } from '../../../shared/format';
import { shortTime, type BoardBlock } from './board-block';
import { nameParts } from './customer-name';

/** A job of another row that a truck does while it serves that row. */
export interface BusySpan extends TimeWindow {
  /** The operation. */
  id: string;
  /** In columns of the board. */
  column: number;
  span: number;
  /** Of the truck of the row. */
  color: string;
  /** `With OKC_02's crew: Gomez, 9:45 AM – 1:00 PM` */
  words: string;
  /** `With OKC_02's crew: Gomez 9:45–1` */
  short: string;
}

/** What serves a truck's row on a day, by the ids of the trucks. */
export const servedRow = ({ _id, standIn }: DayTruckView, { day }: Pick<DayView, 'day'>) => ({
  truck: _id,
  standIn: standIn && {
    from: clockOn(standIn.from, day.date, day.timezone),
    truck: standIn.truck,
  },
});

/** What a truck does for the rows that it serves besides its own, the earliest first (R-TRUCK-20). */
export function busySpans(
  { _id, standsInFor }: DayTruckView,
  blocks: readonly BoardBlock[],
  view: Pick<DayView, 'day' | 'trucks'>,
): BusySpan[] {
  const rows = view.trucks.filter((one) => standsInFor.some(({ truck }) => truck === one._id));
  const spans = rows.flatMap((row) => {
    const served = servedRow(row, view);
    return blocks
      .filter(({ place }) => place.truck === row._id)
      .flatMap((block) =>
        partsOnTrucks(block.window, served)
          .filter(({ truck }) => truck === _id)
          .flatMap(({ window }) => busySpan(block, window, { row, day: view.day })),
      );
  });
  return spans.toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

function busySpan(
  { id, name }: BoardBlock,
  window: TimeWindow,
  { row, day: { date, timezone } }: { row: DayTruckView; day: DayView['day'] },
): BusySpan[] {
  const place = gridSpan(window, date, timezone);
  if (!place) return [];
  const { start, end } = window;
  const [from, to] = [start, end].map((at) => showTime(at, timezone));
  const who = `With ${row.name}'s crew: ${nameParts(name).last}`;
  const short = `${who} ${shortTime(start, timezone)}–${shortTime(end, timezone)}`;
  const { color } = row;
  return [{ id, start, end, ...place, color, short, words: `${who}, ${from} – ${to}` }];
}

/** The list before if it shows the same, so that its row is not redrawn. */
export const sameSpans = <T extends object>(
  before: readonly T[] | undefined,
  now: readonly T[],
): readonly T[] => (before && JSON.stringify(before) === JSON.stringify(now) ? before : now);
