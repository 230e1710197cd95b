import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { showDrive, showHours } from '../../../../shared/format';
import { legMinutes } from '../../model/direct-leg';
import type { BoardBlock } from '../../model/board-block';
import type { BlockFlag } from '../../model/block-flags';

function hoursLabel({ operation, metaData }: BookingView): string {
  const { follows, followedBy, bookingEnvelope } = operation;
  const { startingDriveTime: out, endingDriveTime: back } = bookingEnvelope;
  return [
    `${showHours(metaData.duration)} of work`,
    follows && `${legMinutes(follows)} straight from the job before`,
    !follows && out > 0 && `${showDrive(out)} drive out`,
    back > 0 && `${showDrive(back)} drive back`,
    followedBy !== null && 'then straight to the next job',
  ]
    .filter(Boolean)
    .join(', ');
}

/** `Pinned by Dana: the customer waits`; empty where the desk may move it. */
export function pinLabel({ pinned }: Pick<BookingView['metaData'], 'pinned'>): string {
  if (!pinned) return '';
  return [`Pinned by ${pinned.by}`, pinned.why].filter(Boolean).join(': ');
}

interface LabelFacts {
  /** The row's name for screen readers. */
  rowName: string;
  /** What the customer was promised, if that is not the start. */
  arrival: string;
  flags: readonly BlockFlag[];
  /** Why it can't start as planned, or empty. */
  waits: string;
}

/** A block for screen readers: everything that it shows. */
export function blockLabel(
  { name, times, route, fee, booking }: BoardBlock,
  { rowName, arrival, flags, waits }: LabelFacts,
): string {
  return [
    name,
    times,
    arrival,
    waits,
    rowName,
    route
      .replace(' → ', ' to ')
      .replace(
        /\+(\d+)$/,
        (_, more: string) => `and ${more} more ${more === '1' ? 'stop' : 'stops'}`,
      ),
    hoursLabel(booking),
    booking.metaData.pinned && 'pinned',
    // The sentence begins with the words of its flag.
    ...flags.map((flag) => flag.name).filter((flag) => waits === '' || !waits.startsWith(flag)),
    fee && `trip fee ${fee}`,
  ]
    .filter(Boolean)
    .join(', ');
}
