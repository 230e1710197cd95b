import { useRef, useState } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { InTheWayView } from '#modules/scheduling/contract/retiming.view.js';
import { inTheWayLabels } from '#modules/scheduling/contract/schedule-labels.js';
import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';
import { apiErrorOf, UNREACHABLE, unreachable, type ApiError } from '../../../shared/api';
import { showServerFaults } from '../../../shared/forms';
import { liveState, onLiveState } from '../../../shared/realtime';
import { noteFinalAct } from '../../../shared/store';
import { announce, confirm, tell, toast } from '../../../shared/ui';
import { useSaveCustomerMutation } from '../api';
import { savable, saveBody } from '../form/savable';
import type { CustomerFormState } from '../form/use-customer-form';
import { useFetchDrives } from '../form/use-fetch-drives';
import type { CustomerValues } from '../form/values';
import { useReworks } from './use-reworks';
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
  /** What trip fees are looked up in. */
  zones: readonly ZipZoneView[];
  /** Loads the newest version; undefined if that failed. */
  load: () => Promise<CustomerView | undefined>;
  /** Someone else was faster: nothing was stored. */
  onStale: () => void;
  /** Fields were refused; they are marked. */
  onFaults: () => void;
}

/** What has the time of a booked day that is to be booked again. */
const inTheWayOf = ({ details }: ApiError): string[] =>
  inTheWayLabels((details as { with?: InTheWayView[] }).with ?? []);

const isMarked = (error: ApiError): boolean => error.errors.length > 0;

/** Shows why nothing was saved until the server is back. */
async function tellWhileAway(message: string): Promise<void> {
  const isBack = new AbortController();
  const stop = onLiveState((now) => now === 'online' && isBack.abort());
  await tell('Save Error', message, isBack.signal).finally(stop);
}

const agrees = (message: string): Promise<boolean> =>
  confirm({ title: 'Save', message, confirmLabel: 'Save anyway' });

/** Saves the whole customer: checks first, asks, stores, and has changed drives fetched. */
export function useSaveCustomer(options: SaveOptions): SaveCustomer {
  const { state, zones, load, onStale, onFaults } = options;
  const { form, present, write, unsaved, catchUp, settleAlone } = state;
  const [send, { isLoading }] = useSaveCustomerMutation();
  const fetchDrives = useFetchDrives();
  const rework = useReworks(state);
  const [message, setMessage] = useState<string | null>(null);
  const saves = useRef(0);

  const tellSaved = (): void => {
    setMessage(SAVED);
    announce(SAVED);
    toast.success('Move saved.', { closesAfter: SHOWN_MS });
    setTimeout(() => setMessage(null), SAVED_MS);
  };

  const refused = async (error: ApiError): Promise<void> => {
    if (isMarked(error)) {
      showServerFaults(form, error);
      onFaults();
      toast.error(error.message, { refusal: error });
      return;
    }
    await tell('Save Error', [error.message, ...inTheWayOf(error)].join(' '));
  };

  /** Brings the form up to the newest version; false where both changed something. */
  const caughtUp = async (before: CustomerView): Promise<boolean> => {
    const latest = await load();
    if (latest) catchUp(latest);
    settleAlone();
    return present().nounce !== before.nounce;
  };
  /** Whether an earlier save of this page, whose answer was lost, stored all that is typed. */
  const isStored = (before: CustomerView, quietly?: 'quietly'): boolean => {
    if (unsaved().changes.length > 0) return false;
    if (!quietly) tellSaved();
    fetchDrives(before, present());
    return true;
  };

  /** @param agreed in the second turn, which is the last: what was answered with yes in the first */
  const attempt = async (
    typed: CustomerValues,
    quietly: 'quietly' | undefined,
    agreed?: string,
  ): Promise<CustomerView | null> => {
    const turn = (saves.current += 1);
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
    const question = questionBeforeSave(values, before, zones) ?? '';
    // What is stored by now is not asked about anymore: the rest was asked together with it.
    const isAgreed = question === '' || agreed?.includes(question);
    if (!isAgreed && !(await agrees(question))) return null;
    try {
      const isReworked = await rework(typed);
      const now = isReworked ? form.getValues() : typed;
      if (isReworked && unsaved().changes.length === 0) {
        if (!quietly) tellSaved();
        return present();
      }
      const base = present();
      const body = saveBody(base, now);
      const sent = isReworked ? savable(base, now) : values;
      const after = await write(() => send({ id: base._id, body }).unwrap(), sent);
      if (!quietly) tellSaved();
      const name = after.lastName;
      noteFinalAct({
        name: `${name} saved`,
        why: `What was saved of ${name} can't be taken back.`,
      });
      fetchDrives(before, after);
      return after;
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      if (error.code === 'STALE_NOUNCE') {
        if (!(await caughtUp(before))) onStale();
        else if (isStored(before, quietly)) return present();
        else if (agreed === undefined) return attempt(form.getValues(), quietly, question);
        else await refused(error);
      } else if (error.code === UNREACHABLE) {
        await tellWhileAway(error.message);
        // The next save need not wait for a server that may still be away.
        void caughtUp(before).then((isUp) => {
          if (isUp && turn === saves.current) isStored(before, quietly);
        });
      } else await refused(error);
      return null;
    }
  };

  const save: SaveCustomer['save'] = (typed, quietly) => attempt(typed, quietly);
  return { save, isSaving: isLoading, message };
}
