import { showHours } from '../../../../shared/format';
import type { BlockFlag } from '../block-flags';
import type { BoardBlock } from '../board-block';
import { nameParts } from '../customer-name';
import type { FaceFacts } from './block-face';

/** What a block could show; the duration is for the wide layout. */
export function factsOf(
  { name, start, end, route, fee, booking }: BoardBlock,
  flags: readonly BlockFlag[],
  isWide: boolean,
): FaceFacts {
  return {
    ...nameParts(name),
    start,
    end,
    flags,
    extras: {
      zones: route.replace(' → ', '→'),
      duration: isWide ? showHours(booking.metaData.duration) : '',
      fee,
    },
  };
}
