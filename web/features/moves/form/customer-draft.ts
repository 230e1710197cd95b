import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { dropDraft, readDraft, restoreUnread, unreadIn, writeDraft } from '../../../shared/forms';
import { unsavedChanges } from './changes';
import type { CustomerValues } from './values';

interface CustomerDraft {
  base: CustomerView;
  values: CustomerValues;
}

export interface CustomerDraftOptions {
  form: UseFormReturn<CustomerValues>;
  base: CustomerView;
  /** Puts values into the form that were typed over a version. */
  restore: (version: CustomerView, values: CustomerValues) => void;
}

const PAUSE_MS = 250;
const isDraft = (value: unknown): value is CustomerDraft =>
  typeof value === 'object' && value !== null && 'base' in value && 'values' in value;

/**
 * Keeps what was typed through an accidental reload, in this tab only, with the version that it was
 * typed over, so that an older draft never undoes anyone's work.
 */
export function useCustomerDraft({ form, base, restore }: CustomerDraftOptions): {
  restored: boolean;
  drop: () => void;
} {
  const name = `customer:${base._id}`;
  const [restored, setRestored] = useState(false);
  const looked = useRef(false);

  const drop = useCallback((): void => {
    dropDraft(name);
    setRestored(false);
  }, [name]);

  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    const found = readDraft(name);
    const draft = found?.values;
    if (!isDraft(draft)) return;
    restore(draft.base, draft.values);
    restoreUnread(form, found?.unread);
    setRestored(true);
  }, [form, name, restore]);

  const keep = useCallback((): void => {
    const values = form.getValues();
    const unread = unreadIn(form.getErrors(), values);
    if (unsavedChanges(base, values).length === 0 && unread.length === 0) drop();
    else writeDraft(name, { version: base.nounce, values: { base, values }, unread });
  }, [base, drop, form, name]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    };
    const stop = form.subscribe({ formState: { values: true, errors: true }, callback: soon });
    window.addEventListener('pagehide', keep);
    soon();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      stop();
    };
  }, [form, keep]);

  return { restored, drop };
}
