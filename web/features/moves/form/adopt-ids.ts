import { sameValue } from '#kernel/same-value.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import {
  LEVELS_BELOW,
  ROOT,
  type LevelName,
  type ParentName,
} from '#modules/moves/contract/editable-fields.js';
import { isBlankItem, type ItemValues } from './item-values';
import { listIn } from './merge-edits';
import type { CustomerValues } from './values';

/** The list may have changed meanwhile: then only an entry that is as it was sent is recognized. */
const sameEntry = (
  typed: readonly { _id?: string }[],
  sent: readonly { _id?: string }[],
  at: number,
): { _id?: string } | undefined =>
  typed.find((entry) => sameValue(entry, sent[at])) ??
  (typed.length === sent.length ? typed[at] : undefined);

type Entries = readonly { _id?: string }[];

/** The list of a level in a thing, without rows in which nothing was entered: they are not sent. */
const entered = (thing: object | undefined, level: LevelName): Entries =>
  listIn(thing ?? {}, level).filter(
    (entry) => !(level === 'items' && isBlankItem(entry as ItemValues)),
  );

function adoptBelow(
  level: ParentName,
  [sent, saved, mine]: readonly [object, object | undefined, object | undefined],
): void {
  for (const below of LEVELS_BELOW[level]) {
    const [list, stored, typed] = [sent, saved, mine].map((thing) => entered(thing, below));
    list?.forEach((entry, at) => {
      const kept = entry._id ? stored?.find(({ _id }) => _id === entry._id) : stored?.[at];
      const same = entry._id
        ? typed?.find(({ _id }) => _id === entry._id)
        : typed && sameEntry(typed, list, at);
      adoptBelow(below, [entry, kept, same]);
      if (entry._id || !kept?._id) return;
      if (same && !same._id) same._id = kept._id;
      entry._id = kept._id;
    });
  }
}

/**
 * Entries that were new when they were `sent` have ids once they are `saved`: copies these to what
 * was sent and to what is typed (`mine`), so that they are recognized as the same. Changes both.
 */
export const adoptIds = (sent: CustomerValues, saved: CustomerView, mine: CustomerValues): void =>
  adoptBelow(ROOT, [sent.move, saved.move, mine.move]);
