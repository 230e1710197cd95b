import type { FollowsView } from '#modules/moves/contract/direct-legs.js';
import { showDrive } from '../../../shared/format';
import type { BoardBlock } from './board-block';
import type { BoardModel } from './board-model';
import { nameParts } from './customer-name';

/** `12 min`, `about 12 min` where no maps service was asked. */
export const legMinutes = ({ hours, approximate }: Pick<FollowsView, 'hours' | 'approximate'>) =>
  `${approximate ? 'about ' : ''}${showDrive(hours)}`;

/** A customer as people call them on the board. */
export const shortName = ({ name }: BoardBlock): string => nameParts(name).last;

const startOf = ({ booking }: BoardBlock): number => Date.parse(booking.metaData.startTime);
const endOf = ({ booking }: BoardBlock): number => Date.parse(booking.metaData.endTime);

/** The booking before a block on its truck, by the starts of the jobs. */
export function blockBefore({ blocks }: BoardModel, block: BoardBlock): BoardBlock | null {
  if (block.place.truck === null) return null;
  const earlier = [...blocks.values()].filter(
    (one) => one.place.truck === block.place.truck && startOf(one) < startOf(block),
  );
  return earlier.sort((a, b) => startOf(b) - startOf(a))[0] ?? null;
}

/** The booking that a block could follow directly, as far as the board knows. */
export function mayFollow(model: BoardModel, block: BoardBlock): BoardBlock | null {
  if (!model.view.planning.directLegs || block.follows !== null) return null;
  const before = blockBefore(model, block);
  if (!before || before.booking.operation.followedBy !== null) return null;
  return endOf(before) < startOf(block) ? before : null;
}
