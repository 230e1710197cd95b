import { sameValue } from '#kernel/same-value.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { PARTS_OF_DAY, type CustomerValues } from './values';

/** The list may have changed meanwhile: then only an entry that is as it was sent is recognized. */
const sameEntry = (
  typed: readonly { _id?: string }[],
  sent: readonly { _id?: string }[],
  at: number,
): { _id?: string } | undefined =>
  typed.find((entry) => sameValue(entry, sent[at])) ??
  (typed.length === sent.length ? typed[at] : undefined);

/**
 * Entries that were new when they were `sent` have ids once they are `saved`: copies these to what
 * was sent and to what is typed (`mine`), so that they are recognized as the same. Changes both.
 */
export function adoptIds(sent: CustomerValues, saved: CustomerView, mine: CustomerValues): void {
  for (const activity of sent.move.activities) {
    const stored = saved.move.activities.find(({ _id }) => _id === activity._id);
    const typed = mine.move.activities.find(({ _id }) => _id === activity._id);
    for (const list of PARTS_OF_DAY) {
      activity[list].forEach((entry, at) => {
        const id = stored?.[list][at]?._id;
        if (entry._id || !id) return;
        const same = typed && sameEntry(typed[list], activity[list], at);
        if (same && !same._id) same._id = id;
        entry._id = id;
      });
    }
  }
}
