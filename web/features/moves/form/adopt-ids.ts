import type { CustomerView } from '../../../../src/modules/moves/contract/customer.view';
import type { CustomerValues } from './values';

/**
 * Entries that were new when they were `sent` have ids once they are `saved`: gives them to what was
 * sent and to what is typed (`mine`), so that they are known as the same. Changes both.
 */
export function adoptIds(sent: CustomerValues, saved: CustomerView, mine: CustomerValues): void {
  for (const activity of sent.move.activities) {
    const stored = saved.move.activities.find(({ _id }) => _id === activity._id);
    const typed = mine.move.activities.find(({ _id }) => _id === activity._id);
    for (const list of ['locations', 'operations'] as const) {
      activity[list].forEach((entry, at) => {
        const id = stored?.[list][at]?._id;
        if (entry._id || !id) return;
        const same = typed?.[list][at];
        if (same && !same._id) same._id = id;
        entry._id = id;
      });
    }
  }
}
