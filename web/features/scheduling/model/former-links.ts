import type {
  BookingOperationView,
  BookingView,
} from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { blockOf, type BoardBlock } from './board-block';
import type { BoardModel } from './board-model';
import { bookingOf } from './day-draft';

/** The direct drives of a booking on a truck that it left, which Undo makes again. */
export interface FormerLinks {
  /** As it was with them. */
  booking: BookingView;
  /** Whom it followed, and who followed it. */
  follows: BookingView | null;
  followedBy: BookingView | null;
}

/** The direct drives of a booking on a board; null where it has none. */
export function linksOf(view: DayView | undefined, booking: BookingView): FormerLinks | null {
  const { follows, followedBy } = booking.operation;
  const [before, after] = [follows?.operationId, followedBy].map((id) =>
    id && view ? (bookingOf(view, id) ?? null) : null,
  );
  return before || after ? { booking, follows: before ?? null, followedBy: after ?? null } : null;
}

/** Those that may be made again on a truck, as far as a board knows; null if there are none. */
export function linksLeft(
  view: DayView | undefined,
  links: FormerLinks | null,
  truck: string | null,
): FormerLinks | null {
  if (!links || truck === null || !view?.planning.directLegs) return null;
  const own = links.booking.operation._id;
  const still = (
    was: BookingView | null,
    linkedTo: (now: BookingOperationView) => string | null,
  ): BookingView | null => {
    const now = was && bookingOf(view, was.operation._id);
    // That the link is gone may not have been told yet.
    const isFree = now && [null, own].includes(linkedTo(now.operation));
    return isFree && now.operation.truck === truck ? now : null;
  };
  const follows = still(links.follows, (now) => now.followedBy);
  const followedBy = still(links.followedBy, (now) => now.follows?.operationId ?? null);
  return follows || followedBy ? { ...links, follows, followedBy } : null;
}

/**
 * A block and a board as they are judged where it follows directly again: it comes from the one
 * before, which gives up its drive back.
 */
export function judgedLinked(
  block: BoardBlock,
  model: BoardModel,
  { booking, follows }: FormerLinks,
): { block: BoardBlock; model: BoardModel } {
  if (!follows) return { block, model };
  const { start } = blockOf(booking, model.view.day.timezone).window;
  const lanes = model.lanes.map((lane) => ({
    ...lane,
    blocks: lane.blocks.filter(({ id }) => id !== follows.operation._id),
  }));
  const yardWindow = { ...block.yardWindow, start };
  return { block: { ...block, yardWindow }, model: { ...model, lanes } };
}
