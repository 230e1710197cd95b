import { bookingEnvelope, envelopeWindow } from '#modules/moves/contract/envelope.js';
import { gridWindow } from '#modules/scheduling/contract/board-rules.js';
import type { TimeWindow } from '#kernel/time-window.js';
import type { BookingView, GridSpanView } from '#modules/scheduling/contract/booking.view.js';
import { showTime } from '../../../shared/format';
import { blockFlags, feeOf, type BlockFlag } from './block-flags';
import { blockParts, type BlockParts } from './block-parts';
import type { OperationPlace } from './operation-place';

/** A booking as a board draws it. */
export interface BoardBlock {
  id: string;
  booking: BookingView;
  name: string;
  /** `8:30 AM – 12:30 PM`, the job, in the branch's zone. */
  times: string;
  /** `8:30` and `12:30`, the same as short as can be read. */
  start: string;
  end: string;
  /** `NW → 73107 +1`, the zones of the first and the last stop. */
  route: string;
  /** The trip fee, `$45`, or empty. */
  fee: string;
  place: OperationPlace;
  /** The envelope. */
  window: TimeWindow;
  /** Where the mark of a late finish goes by it: when 80 % of such jobs are done, if later. */
  latestEnd: Date | null;
  /** The envelope without direct legs, as it is on any other truck. */
  yardWindow: TimeWindow;
  /** The operation from which the truck comes directly. */
  follows: string | null;
  grid: GridSpanView | null;
  parts: BlockParts;
  flags: readonly BlockFlag[];
}

/** The day of a board whose mark of a late finish goes by the 80 % time; null where it does not. */
type P80Day = string | null;

const blocks = new WeakMap<BookingView, BoardBlock>();

/** `8:30`, or `8` on the hour: a time as short as can be read. */
export const shortTime = (instant: string | Date, timezone: string): string =>
  showTime(instant, timezone)
    .replace(/ [AP]M$/, '')
    .replace(/:00$/, '');

function routeOf({ metaData }: BookingView): string {
  const { fromZone, toZone, interimLocations: between } = metaData;
  const ends = [fromZone, toZone].filter(Boolean).join(' → ');
  return between > 0 ? `${ends} +${between}`.trim() : ends;
}

const yardWindowOf = ({ operation }: BookingView): TimeWindow => {
  const { bookingEnvelope: now, yardLegs } = operation;
  return envelopeWindow(
    bookingEnvelope({
      date: now.jobStart,
      duration: now.jobDuration,
      startingDriveTime: yardLegs.out,
      endingDriveTime: yardLegs.back,
    }),
  );
};

/** The same booking gives the same block, so that a row is redrawn only when its own changed. */
export function blockOf(booking: BookingView, timezone: string, byP80: P80Day = null): BoardBlock {
  const known = blocks.get(booking);
  const latestEnd =
    booking.tail && byP80 !== null ? gridWindow(booking.tail, byP80, timezone).end : null;
  if (known && known.latestEnd?.getTime() === latestEnd?.getTime()) return known;
  const { operation, metaData, grid } = booking;
  const { bookingStart, bookingDuration } = operation.bookingEnvelope;
  const [start, end] = [metaData.startTime, metaData.endTime].map((at) => showTime(at, timezone));
  const block: BoardBlock = {
    id: operation._id,
    booking,
    name: metaData.customerName,
    times: `${start} – ${end}`,
    start: shortTime(metaData.startTime, timezone),
    end: shortTime(metaData.endTime, timezone),
    route: routeOf(booking),
    fee: feeOf(booking),
    place: { truck: operation.truck, unassigned: operation.unassigned },
    window: envelopeWindow({ bookingStart: new Date(bookingStart), bookingDuration }),
    latestEnd,
    yardWindow: yardWindowOf(booking),
    follows: operation.follows?.operationId ?? null,
    grid,
    parts: blockParts(booking),
    flags: blockFlags(booking),
  };
  blocks.set(booking, block);
  return block;
}
