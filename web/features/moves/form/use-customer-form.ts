import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { SaveCustomerDto } from '#modules/moves/contract/save-customer.dto.js';
import { apiErrorOf, tellsOutcome } from '../../../shared/api';
import { useAppForm } from '../../../shared/forms';
import { customerForm, newCustomerForm, type CustomerFormAction } from './customer-form';
import { useCustomerDraft } from './customer-draft';
import { isAsked, mergeEdits, NO_CHOICES, type Choices, type Merged } from './merge-edits';
import { pageFaults } from './page-faults';
import { judgedBody, type Unsaved } from './savable';
import { unsavedIn } from './unsaved-in';
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
  /** The same, unless there is something that both changed; whether it did. */
  settleAlone: () => boolean;
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
  /** How often this page stored something. */
  saves: number;
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

/** The page's form and the version under it (`customer-form.ts`); `latest` is the newest that was loaded. */
export function useCustomerForm(latest: CustomerView): CustomerFormState {
  const now = useRef(newCustomerForm(latest));
  const [{ base, newer }, show] = useState(() => newCustomerForm(latest));
  const [saves, count] = useState(0);
  const form = useAppForm<CustomerValues>({
    dto: SaveCustomerDto,
    judged: (values) => judgedBody(now.current.base, values),
    also: (values) => pageFaults(now.current.base, values),
    defaultValues: latest,
  });

  const take = useCallback(
    (action: CustomerFormAction): void => {
      const before = { ...now.current, typed: form.getValues() };
      const after = customerForm(before, action);
      now.current = after;
      if (after.typed !== before.typed)
        form.reset(after.typed, { keepErrors: true, keepTouched: true });
      show((shown) => (shown.base === after.base && shown.newer === after.newer ? shown : after));
    },
    [form],
  );
  const restore = useCallback(
    (version: CustomerView, typed: CustomerValues): void =>
      take({ type: 'draftFound', base: version, typed }),
    [take],
  );
  const { restored, drop } = useCustomerDraft({ form, base, restore });

  useEffect(() => take({ type: 'loaded', customer: latest }), [latest, take]);

  const expectVersion = useCallback(
    (nounce: string): void => {
      count((before) => before + 1);
      take({ type: 'versionMade', nounce });
    },
    [take],
  );
  const catchUp = useCallback(
    (customer: CustomerView): void => take({ type: 'loaded', customer }),
    [take],
  );
  const write = useCallback<CustomerFormState['write']>(
    async (call, sent) => {
      take({ type: 'writeBegan' });
      try {
        const answer = await call();
        count((before) => before + 1);
        if (isCustomer(answer))
          take({ type: 'writeAnswered', customer: answer, sent: sent ?? null });
        else take({ type: 'versionMade', nounce: answer.nounce });
        return answer;
      } catch (error) {
        if (sent && !tellsOutcome(apiErrorOf(error))) take({ type: 'answerLost', sent });
        throw error;
      } finally {
        take({ type: 'writeEnded' });
      }
    },
    [take],
  );

  // The page is large: it is drawn again for what is in here, not for every state of the form.
  return useMemo<CustomerFormState>(
    () => ({
      form,
      base,
      present: () => now.current.base,
      newer,
      compare: (version, choices) =>
        mergeEdits(now.current.base, form.getValues(), version, choices),
      settleAlone: () => {
        const { base: over, newer: version } = now.current;
        if (!version) return false;
        const { differences } = mergeEdits(over, form.getValues(), version);
        if (differences.some(isAsked)) return false;
        take({ type: 'differencesSettled', newer: version, choices: NO_CHOICES });
        return true;
      },
      settle: (version, choices) => take({ type: 'differencesSettled', newer: version, choices }),
      restored,
      discard: () => {
        take({ type: 'editsDiscarded' });
        form.clearErrors();
        drop();
      },
      write,
      expectVersion,
      saves,
      isBehind: () => now.current.awaited !== null,
      catchUp,
      unsaved: () => unsavedIn(form.getErrors(), now.current.base, form.getValues()),
      takeBack: () => take({ type: 'lockedEditsDiscarded' }),
    }),
    [form, base, newer, restored, drop, saves, take, write, expectVersion, catchUp],
  );
}
