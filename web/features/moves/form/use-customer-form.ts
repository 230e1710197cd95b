import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { SaveCustomerDto } from '#modules/moves/contract/save-customer.dto.js';
import { useAppForm } from '../../../shared/forms';
import { adoptIds } from './adopt-ids';
import { unsavedChanges } from './changes';
import { useCustomerDraft } from './customer-draft';
import { mergeEdits, type Choices, type Merged } from './merge-edits';
import { savable, saveBody, unsavedOf, type Unsaved } from './savable';
import type { CustomerValues } from './values';

export interface CustomerFormState {
  form: UseFormReturn<CustomerValues>;
  /** The version that the form's values were typed over. */
  base: CustomerView;
  /** The same at this very moment: what settles differences and saves at once can't wait for `base`. */
  present: () => CustomerView;
  /** What someone else made of the customer while things are unsaved here; null: nothing. */
  newer: CustomerView | null;
  /** In what the newer version differs from what is typed, and what comes of the choices. */
  compare: (newer: CustomerView, choices: Choices) => Merged;
  /** Brings the form up to the newer version; what was typed stands where nothing else is chosen. */
  settle: (newer: CustomerView, choices: Choices) => void;
  /** What was typed before a reload is in the form again. */
  restored: boolean;
  /** Throws away what was typed. */
  discard: () => void;
  /**
   * Runs a write of this page's own: its result is laid under what is typed without a question. Where
   * it stores what was typed, `sent` is that; whatever else is typed by then stays typed.
   */
  write: <T extends { nounce: string }>(
    call: () => Promise<T>,
    sent?: CustomerValues,
  ) => Promise<T>;
  /** A version that a part of this page made; it is no news when it is loaded. */
  expectVersion: (nounce: string) => void;
  /** Whether a version of this page's own is still to be loaded. */
  isBehind: () => boolean;
  /** Takes a version that was loaded, before the page is drawn with it. */
  catchUp: (latest: CustomerView) => void;
  /** What is typed and not saved at this very moment. */
  unsaved: () => Unsaved;
  /** Puts what can't be saved while trucks are assigned back to what is stored. */
  takeBack: () => void;
}

const isCustomer = (answer: object): answer is CustomerView => 'move' in answer;

/** The page's form and the version under it; `latest` is the newest that was loaded. */
export function useCustomerForm(latest: CustomerView): CustomerFormState {
  const [base, setBase] = useState(latest);
  const [newer, setNewer] = useState<CustomerView | null>(null);
  const under = useRef(latest);
  const form = useAppForm<CustomerValues>({
    dto: SaveCustomerDto,
    judged: (values) => saveBody(under.current, values),
    defaultValues: latest,
  });
  const newest = useRef(latest);
  const writing = useRef(0);
  const own = useRef(new Set<string>());
  const expected = useRef<string | null>(null);

  const layOver = useCallback(
    (version: CustomerView, values: CustomerValues): void => {
      form.reset(values, { keepErrors: true, keepTouched: true });
      under.current = version;
      expected.current = null;
      setBase(version);
      setNewer(null);
    },
    [form],
  );
  const take = useCallback(
    (next: CustomerView, typedOver: CustomerValues, mine = form.getValues()): void =>
      layOver(next, mergeEdits(typedOver, mine, next).value),
    [form, layOver],
  );
  const follow = useCallback((): void => {
    const next = newest.current;
    const present = under.current;
    if (next === present || writing.current > 0) return;
    const mine = form.getValues();
    const isNoNews = next.nounce === present.nounce || unsavedChanges(present, mine).length === 0;
    // A version of this page's own may lie over someone else's: what both changed is asked about.
    const isOwn =
      own.current.has(next.nounce) &&
      mergeEdits(present, mine, next).differences.every(({ by }) => by !== 'both');
    if (isNoNews || isOwn) take(next, present);
    else setNewer(next);
  }, [form, take]);
  // What was typed over an older version before a reload meets the present one as any other does.
  const restore = useCallback(
    (version: CustomerView, values: CustomerValues): void => {
      layOver(version, values);
      follow();
    },
    [follow, layOver],
  );
  const draft = useCustomerDraft({ form, base, restore });

  useEffect(() => {
    newest.current = latest;
    follow();
  }, [follow, latest]);

  const expectVersion = useCallback((nounce: string): void => {
    own.current.add(nounce);
    expected.current = nounce;
  }, []);
  const catchUp = useCallback(
    (next: CustomerView): void => {
      newest.current = next;
      follow();
    },
    [follow],
  );

  const write = useCallback<CustomerFormState['write']>(
    async (call, sent) => {
      writing.current += 1;
      try {
        const answer = await call();
        expectVersion(answer.nounce);
        if (isCustomer(answer)) {
          const mine = structuredClone(form.getValues());
          const typedOver = sent ? structuredClone(sent) : under.current;
          if (sent) adoptIds(typedOver, answer, mine);
          take(answer, typedOver, mine);
          newest.current = answer;
        }
        return answer;
      } finally {
        writing.current -= 1;
        follow();
      }
    },
    [expectVersion, follow, form, take],
  );

  return {
    form,
    base,
    present: () => under.current,
    newer,
    compare: (next, choices) => mergeEdits(under.current, form.getValues(), next, choices),
    settle: (next, choices) =>
      layOver(next, mergeEdits(under.current, form.getValues(), next, choices).value),
    restored: draft.restored,
    discard: () => {
      layOver(newest.current, newest.current);
      form.clearErrors();
      draft.drop();
    },
    write,
    expectVersion,
    isBehind: () => expected.current !== null,
    catchUp,
    unsaved: () => unsavedOf(under.current, form.getValues()),
    takeBack: () => layOver(under.current, savable(under.current, form.getValues())),
  };
}
