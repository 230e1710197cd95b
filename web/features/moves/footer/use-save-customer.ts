import { useState } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { apiErrorOf, UNREACHABLE, unreachable, type ApiError } from '../../../shared/api';
import { showServerFaults } from '../../../shared/forms';
import { liveState, onLiveState } from '../../../shared/realtime';
import { announce, confirm, tell, toast } from '../../../shared/ui';
import { useSaveCustomerMutation } from '../api';
import { savable, saveBody } from '../form/savable';
import type { CustomerFormState } from '../form/use-customer-form';
import { useFetchDrives } from '../form/use-fetch-drives';
import type { CustomerValues } from '../form/values';
import { preSaveRefusal, questionBeforeSave } from './save-questions';

const SAVED = 'Customer updated successfully';
const SAVED_MS = 2_500;
const SHOWN_MS = 1_000;

export interface SaveCustomer {
  /**
   * Resolves to what is stored; null if nothing was, which is shown. `quietly` if another action
   * that follows shows both.
   */
  save: (values: CustomerValues, quietly?: 'quietly') => Promise<CustomerView | null>;
  isSaving: boolean;
  /** Shown for a moment after a save. */
  message: string | null;
}

export interface SaveOptions {
  state: CustomerFormState;
  /** Someone else was faster: nothing was stored. */
  onStale: () => void;
  /** Fields were refused; they are marked. */
  onFaults: () => void;
}

const isMarked = (error: ApiError): boolean => error.errors.length > 0;

/** Shows why nothing was saved until the server is back. */
async function tellWhileAway(message: string): Promise<void> {
  const isBack = new AbortController();
  const stop = onLiveState((now) => now === 'online' && isBack.abort());
  await tell('Save Error', message, isBack.signal).finally(stop);
}

async function confirmed(values: CustomerValues, before: CustomerView): Promise<boolean> {
  const message = questionBeforeSave(values, before);
  return message === null || confirm({ title: 'Save', message, confirmLabel: 'Save anyway' });
}

/** Saves the whole customer: checks first, asks, stores, and has changed drives fetched. */
export function useSaveCustomer({ state, onStale, onFaults }: SaveOptions): SaveCustomer {
  const { form, present, write } = state;
  const [send, { isLoading }] = useSaveCustomerMutation();
  const fetchDrives = useFetchDrives();
  const [message, setMessage] = useState<string | null>(null);

  const tellSaved = (): void => {
    setMessage(SAVED);
    announce(SAVED);
    toast.success('Move saved.', { closesAfter: SHOWN_MS });
    setTimeout(() => setMessage(null), SAVED_MS);
  };

  const refused = async (error: ApiError): Promise<void> => {
    if (error.code === 'STALE_NOUNCE') {
      onStale();
      return;
    }
    if (isMarked(error)) {
      showServerFaults(form, error);
      onFaults();
      toast.error(error.message, { stays: true });
      return;
    }
    if (error.code === UNREACHABLE) await tellWhileAway(error.message);
    else await tell('Save Error', error.message);
  };

  const save = async (typed: CustomerValues, quietly?: 'quietly'): Promise<CustomerView | null> => {
    // Nobody is asked about what can't be stored now.
    if (liveState() === 'lost') {
      await tellWhileAway(unreachable(true).message);
      return null;
    }
    const before = present();
    const values = savable(before, typed);
    const refusal = preSaveRefusal(values);
    if (refusal) {
      await tell('Save Error', refusal);
      return null;
    }
    if (!(await confirmed(values, before))) return null;
    try {
      const body = saveBody(before, typed);
      const after = await write(() => send({ id: before._id, body }).unwrap(), values);
      if (!quietly) tellSaved();
      fetchDrives(before, after);
      return after;
    } catch (error) {
      await refused(apiErrorOf(error));
      return null;
    }
  };

  return { save, isSaving: isLoading, message };
}
