import type { PlacedView } from '#modules/scheduling/contract/booking.view.js';
import { announce, toast } from '../../../shared/ui';
import { useLinkOperationsMutation } from '../api/linking-api';
import { usePlaceOperationMutation, type PlaceArgs } from '../api/placing-api';
import type { FormerLinks } from '../model/former-links';
import { isUnanswered, refusalText } from './show-refusal';

/** As the calls answer. */
type LinkedPlaced = { data: PlacedView; error?: undefined } | { data?: undefined; error: unknown };

const READABLE_MS = 6_000;
const LINK_NOT_KNOWN =
  'The server did not answer, so it may follow directly or not. The board shows it once it knows.';

function tellNotLinked(name: string, error: unknown): void {
  const words = isUnanswered(error)
    ? LINK_NOT_KNOWN
    : `It drives by the yard now. ${refusalText(error)}`;
  toast.warning(words, { title: name, closesAfter: READABLE_MS, isAnnounced: true });
  announce(`${name}: ${words}`);
}

/**
 * Places an operation, with the direct drives that it had there before: one that followed another goes
 * back together with its drive, which may be all that there is room for. Where a drive is refused it is
 * placed all the same, and a message says why it drives by the yard, or that nobody knows.
 */
export function usePlaceLinked(): (
  args: PlaceArgs,
  links: FormerLinks | null,
) => Promise<LinkedPlaced> {
  const [place] = usePlaceOperationMutation();
  const [link] = useLinkOperationsMutation();

  return async (args, links) => {
    const { branchId, day, booking, undoes } = args;
    const [follows, followedBy] = [links?.follows, links?.followedBy];
    const isDirect = true;
    const back = follows
      ? await link({ branchId, day, booking, after: follows, isDirect, undoes })
      : null;
    // It may have been done although its answer was lost: no other way is tried then.
    if (back?.error && isUnanswered(back.error)) return { error: back.error };
    const placed = back?.data ?? (await place(args));
    const there = 'booking' in placed ? { data: placed } : placed;
    if (!there.data) return { error: there.error };
    if (back?.error) tellNotLinked(booking.metaData.customerName, back.error);
    if (!followedBy) return { data: there.data };
    const after = there.data.booking;
    const next = await link({ branchId, day, booking: followedBy, after, isDirect, undoes });
    if (next.data) return { data: { nounce: next.data.afterNounce, booking: next.data.after } };
    tellNotLinked(followedBy.metaData.customerName, next.error);
    return { data: there.data };
  };
}
