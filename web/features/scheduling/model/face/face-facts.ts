import { showHours } from '../../../../shared/format';
import type { BlockFlag } from '../block-flags';
import type { BoardBlock } from '../board-block';
import { nameParts } from '../customer-name';
import type { WaitingWords } from '../waiting-labels';
import type { FaceFacts } from './block-face';

/** What is known of a block beside its booking. */
export interface ShownFacts {
  flags: readonly BlockFlag[];
  waits: WaitingWords | null;
  isWide: boolean;
}

/** What a block could show; the duration is for the wide layout. */
export function factsOf(
  { name, start, end, route, fee, booking }: BoardBlock,
  { flags, waits, isWide }: ShownFacts,
): FaceFacts {
  return {
    ...nameParts(name),
    start,
    end,
    flags,
    extras: {
      waits: waits?.until ?? '',
      waitsFor: waits?.because ?? '',
      zones: route.replace(' → ', '→'),
      duration: isWide ? showHours(booking.metaData.duration) : '',
      fee,
    },
  };
}
