import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { withoutBlankItems } from './item-values';
import { adoptIds } from './adopt-ids';
import { unsavedChanges } from './changes';
import { mergeEdits, type Choices } from './merge-edits';
import { savable } from './savable';
import type { CustomerValues } from './values';

/** The customer's form and the versions around it. */
export interface CustomerForm {
  /** The version that was typed over. */
  readonly base: CustomerView;
  /** What the fields hold. */
  readonly typed: CustomerValues;
  /** The newest version that was loaded. */
  readonly latest: CustomerView;
  /** What someone else made of the customer while things are unsaved here; null: nothing. */
  readonly newer: CustomerView | null;
  /** How many writes of this page are on their way: nothing loaded is taken meanwhile. */
  readonly writes: number;
  /** The versions that this page made. */
  readonly ownVersions: readonly string[];
  /** One of them that is not loaded yet. */
  readonly awaited: string | null;
  /** What was sent over `base` and may be stored: no answer came. */
  readonly unanswered: readonly CustomerValues[];
}

export type CustomerFormAction =
  | { type: 'loaded'; customer: CustomerView }
  /** What was typed over a version before a reload. */
  | { type: 'draftFound'; base: CustomerView; typed: CustomerValues }
  /** A part of this page made a version. */
  | { type: 'versionMade'; nounce: string }
  | { type: 'writeBegan' }
  /** `sent` is what was typed when it was sent; null where the write stores nothing that is typed. */
  | { type: 'writeAnswered'; customer: CustomerView; sent: CustomerValues | null }
  /** Whether `sent` is stored is not known. */
  | { type: 'answerLost'; sent: CustomerValues }
  | { type: 'writeEnded' }
  /** A person chose which of two different values to keep. */
  | { type: 'differencesSettled'; newer: CustomerView; choices: Choices }
  | { type: 'editsDiscarded' }
  /** Gives up what can't be saved while trucks are assigned. */
  | { type: 'lockedEditsDiscarded' };

export const newCustomerForm = (customer: CustomerView): CustomerForm => ({
  base: customer,
  typed: customer,
  latest: customer,
  newer: null,
  writes: 0,
  ownVersions: [],
  awaited: null,
  unanswered: [],
});

/** The form with these values, typed over this version. */
const over = (form: CustomerForm, base: CustomerView, typed: CustomerValues): CustomerForm => ({
  ...form,
  base,
  typed,
  newer: null,
  awaited: null,
  unanswered: [],
});

const withVersion = (form: CustomerForm, nounce: string): CustomerForm => ({
  ...form,
  ownVersions: [...form.ownVersions, nounce],
  awaited: nounce,
});

/** Whether the latest version may replace the one under what is typed without asking. */
function isNoNews({ base, typed, latest, ownVersions }: CustomerForm): boolean {
  if (latest.nounce === base.nounce || unsavedChanges(base, typed).length === 0) return true;
  // A version that this page made may also contain someone else's changes: the page asks about what
  // both changed. Where a version has all that is typed, there is nothing to ask.
  const isOwn = ownVersions.includes(latest.nounce);
  return mergeEdits(base, typed, latest).differences.every(({ by }) =>
    isOwn ? by !== 'both' : by === 'them',
  );
}

function withAnswer(
  form: CustomerForm,
  customer: CustomerView,
  sent: CustomerValues | null,
): CustomerForm {
  const typed = structuredClone(withoutBlankItems(form.typed));
  const typedOver = sent ? structuredClone(withoutBlankItems(sent)) : form.base;
  if (sent) adoptIds(typedOver, customer, typed);
  const known = withVersion({ ...form, latest: customer }, customer.nounce);
  return over(known, customer, mergeEdits(typedOver, typed, customer).value);
}

/** Whether a version has everything that a person can change as it was sent. */
function isStoredAs(customer: CustomerView, sent: CustomerValues): boolean {
  const known = structuredClone(withoutBlankItems(sent));
  adoptIds(known, customer, structuredClone(known));
  return mergeEdits(known, known, customer).differences.length === 0;
}

/**
 * Takes the latest version, or shows that there is one; after each write, once it has ended. What is
 * typed here already, or was sent from here, is nobody else's change.
 */
function withLatest(form: CustomerForm): CustomerForm {
  const { base, typed, latest, unanswered } = form;
  if (latest === base || form.writes > 0) return form;
  if (isNoNews(form)) return over(form, latest, mergeEdits(base, typed, latest).value);
  const own = [typed, ...unanswered].find((sent) => isStoredAs(latest, sent));
  return own ? withAnswer(form, latest, own) : { ...form, newer: latest };
}

/**
 * The form after something happened to it. If `typed` is another object, the fields are to show it.
 */
export function customerForm(form: CustomerForm, action: CustomerFormAction): CustomerForm {
  const { base, typed, latest } = form;
  switch (action.type) {
    case 'loaded':
      return withLatest({ ...form, latest: action.customer });
    case 'draftFound':
      return withLatest(over(form, action.base, action.typed));
    case 'versionMade':
      return withVersion(form, action.nounce);
    case 'writeBegan':
      return { ...form, writes: form.writes + 1 };
    case 'writeAnswered':
      return withAnswer(form, action.customer, action.sent);
    case 'answerLost':
      return { ...form, unanswered: [...form.unanswered, action.sent] };
    case 'writeEnded':
      return withLatest({ ...form, writes: form.writes - 1 });
    case 'differencesSettled': {
      const { newer, choices } = action;
      return over(form, newer, mergeEdits(base, typed, newer, choices).value);
    }
    case 'editsDiscarded':
      return over(form, latest, latest);
    case 'lockedEditsDiscarded':
      return over(form, base, savable(base, typed));
  }
}
