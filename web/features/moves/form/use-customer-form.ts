import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomerView } from '../../../../src/modules/moves/contract/customer.view';
import { SaveCustomerDto } from '../../../../src/modules/moves/contract/save-customer.dto';
import { useAppForm } from '../../../shared/forms';
import { adoptIds } from './adopt-ids';
import { unsavedChanges } from './changes';
import { useCustomerDraft } from './customer-draft';
import { mergeEdits } from './merge-edits';
import type { CustomerValues } from './values';

export interface CustomerFormState {
  form: UseFormReturn<CustomerValues>;
  /** The version that the form's values were typed over. */
  base: CustomerView;
  /** Someone else changed the customer while things are unsaved here. */
  isStale: boolean;
  /** Brings the form up to date and keeps what was typed. */
  catchUp: () => void;
  /** Fields that someone else changed too, in which what was typed here stands. */
  conflicts: readonly string[];
  dismissConflicts: () => void;
  /** What was typed before a reload is in the form again. */
  restored: boolean;
  /** Throws away what was typed. */
  discard: () => void;
  /** Runs a write of this page's own: its result is laid under what was typed without a question. */
  write: <T extends { nounce: string }>(call: () => Promise<T>) => Promise<T>;
  /** A version that a part of this page made; it is no news when it is loaded. */
  expectVersion: (nounce: string) => void;
}

const isCustomer = (answer: object): answer is CustomerView => 'move' in answer;

/** The page's form and the version under it; `latest` is the newest that was loaded. */
export function useCustomerForm(latest: CustomerView): CustomerFormState {
  const [base, setBase] = useState(latest);
  const [isStale, setStale] = useState(false);
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const form = useAppForm<CustomerValues>({ dto: SaveCustomerDto, defaultValues: latest });
  const under = useRef(latest);
  const newest = useRef(latest);
  const writing = useRef(0);
  const own = useRef(new Set<string>());

  const take = useCallback(
    (next: CustomerView, typedOver: CustomerValues, mine = form.getValues()): void => {
      const merged = mergeEdits<CustomerValues>(typedOver, mine, next);
      form.reset(merged.value, { keepErrors: true, keepTouched: true });
      under.current = next;
      setBase(next);
      setStale(false);
      if (merged.conflicts.length > 0) setConflicts(merged.conflicts);
    },
    [form],
  );
  const draft = useCustomerDraft({ form, base, take });

  const follow = useCallback((): void => {
    const next = newest.current;
    const present = under.current;
    if (next === present || writing.current > 0) return;
    const isNoNews =
      next.nounce === present.nounce ||
      own.current.has(next.nounce) ||
      unsavedChanges(present, form.getValues()).length === 0;
    if (isNoNews) take(next, present);
    else setStale(true);
  }, [form, take]);

  useEffect(() => {
    newest.current = latest;
    follow();
  }, [follow, latest]);

  const expectVersion = useCallback((nounce: string): void => {
    own.current.add(nounce);
  }, []);

  const write = useCallback<CustomerFormState['write']>(
    async (call) => {
      writing.current += 1;
      const sent = structuredClone(form.getValues());
      try {
        const answer = await call();
        expectVersion(answer.nounce);
        if (isCustomer(answer)) {
          const mine = structuredClone(form.getValues());
          adoptIds(sent, answer, mine);
          take(answer, sent, mine);
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
    isStale,
    catchUp: () => take(newest.current, under.current),
    conflicts,
    dismissConflicts: () => setConflicts([]),
    restored: draft.restored,
    discard: () => {
      form.reset(under.current);
      setConflicts([]);
      draft.drop();
    },
    write,
    expectVersion,
  };
}
