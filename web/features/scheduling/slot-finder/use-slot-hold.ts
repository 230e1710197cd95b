import { useEffect, useRef, useState } from 'react';
import type { HoldBookedView, HoldView } from '#modules/scheduling/contract/holds.view.js';
import type { SlotView } from '#modules/scheduling/contract/slots.view.js';
import { apiErrorOf, refusalSentences, type ApiError } from '../../../shared/api';
import { showHours } from '../../../shared/format';
import { useLatest } from '../../../shared/ui';
import {
  useBookHoldMutation,
  useCreateHoldMutation,
  useReleaseHoldMutation,
  useRenewHoldMutation,
} from '../api/holds-api';
import { jobOf } from './job-of';
import type { Customers } from './slot-finder-props';
import { useFollowedHold } from './use-followed-hold';
import { useHoldUndo } from './use-hold-undo';

/** What a refusal leaves to do. */
export interface Refused {
  code: string;
  /** What to say about it. */
  words: string;
  /** What is free instead; null where the refusal says nothing about that. */
  slots: SlotView[] | null;
}

export interface SlotHold {
  hold: HoldView | null;
  /** What is on its way to the server. */
  busy: 'hold' | 'renew' | 'book' | null;
  take: (slot: SlotView) => Promise<HoldView | null>;
  renew: () => Promise<HoldView | null>;
  /** Saves what is typed first; null if it was not saved or booked. */
  book: () => Promise<HoldBookedView | null>;
  /** Its time is over. */
  forget: () => void;
  /** Somebody closes the page and gives back what it holds, or has asked for: said, with a way back. */
  close: () => void;
}

const NOT_SAVED = 'Not booked: your changes are not saved yet. The time is still held.';
const SAVED = 'Your changes are saved.';
const INSTEAD = 'These are the best times now.';
const GIVEN_BACK = 'This time was given back. Press Enter to hold it again.';
const GONE = ['HOLD_EXPIRED', 'HOLD_BOOKED', 'NOT_FOUND'];

const slotsIn = ({ details: { slots } }: ApiError): SlotView[] | null =>
  Array.isArray(slots) ? (slots as SlotView[]) : null;

const refusedBy = (error: unknown): Refused => {
  const refusal = apiErrorOf(error);
  const slots = slotsIn(refusal);
  const words = slots?.length ? `${refusal.message} ${INSTEAD}` : refusalSentences(refusal);
  return { code: refusal.code, words, slots };
};

/**
 * The job may be another one than the time was held for: what is free instead is looked for again.
 * @param otherHours how long it takes by now, if that changed
 */
function refusedBooking(error: unknown, otherHours: number | undefined): Refused {
  const why = { ...refusedBy(error), slots: null };
  if (why.code !== 'SLOT_TAKEN' || otherHours === undefined) return why;
  return {
    ...why,
    words: `There is no room for ${showHours(otherHours)} at this time. ${INSTEAD}`,
  };
}

/**
 * The one time that a page holds, whoever gives it back or holds it again elsewhere. It is given back when the page is
 * left, also by closing the tab, and unsaid then: nobody is there.
 */
export function useSlotHold(
  { activityId, customer, saveFirst, write }: Customers,
  onRefused: (refused: Refused) => void,
  onHeldAgain: (hold: HoldView) => void,
): SlotHold {
  const [hold, setHold] = useState<HoldView | null>(null);
  // Given back elsewhere: Undo may hold it again.
  const [lost, setLost] = useState<HoldView | null>(null);
  const [busy, setBusy] = useState<SlotHold['busy']>(null);
  const [send] = useCreateHoldMutation();
  const [prolong] = useRenewHoldMutation();
  const [release] = useReleaseHoldMutation();
  const [bookNow] = useBookHoldMutation();
  const held = useRef<HoldView | null>(null);
  const isLeft = useRef(false);
  const isClosed = useRef(false);
  const isBusy = useRef(false);
  const refused = useLatest(onRefused);

  const keep = (now: HoldView | null, gone: HoldView | null = null): void => {
    held.current = now;
    setHold(now);
    setLost(gone);
  };
  const releaseUnsaid = useLatest(({ _id, branchId, day }: HoldView) => {
    void release({ holdId: _id, branchId, day });
  });
  const undo = useHoldUndo(customer.branch.timezone, hold, async (now) => {
    const { _id: holdId, branchId, day } = now;
    const { error } = await release({ holdId, branchId, day });
    if (!error) keep(null);
    return !error;
  });
  useFollowedHold(hold, lost, activityId, {
    onGone: (gone) => {
      // What this page does with it ends it as well, and says so.
      if (isBusy.current) return;
      keep(null, gone);
      refused({ code: 'GIVEN_BACK', words: GIVEN_BACK, slots: null });
    },
    onBack: (again) => {
      // What is on its way to be held takes its place.
      if (isBusy.current) return;
      keep(again);
      onHeldAgain(again);
    },
  });
  const leaving = useLatest((now: HoldView | null) => {
    const last = now ?? lost;
    if (last) undo.gone(last);
    if (now) releaseUnsaid(now);
  });
  useEffect(() => {
    isLeft.current = false;
    const leave = (): void => {
      leaving(held.current);
      held.current = null;
      // The browser may show this very page again, on the way back.
      setHold(null);
      setLost(null);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      isLeft.current = true;
      leave();
    };
  }, [leaving]);

  /** One step at a time. */
  const during = async <T>(step: SlotHold['busy'], act: () => Promise<T>): Promise<T | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(step);
    return act().finally(() => {
      isBusy.current = false;
      setBusy(null);
    });
  };
  const forget = (): void => {
    const last = held.current ?? lost;
    if (last) undo.gone(last);
    keep(null);
  };
  const fail = (why: Refused, more = ''): null => {
    if (GONE.includes(why.code)) forget();
    refused({ ...why, words: [why.words, more].filter(Boolean).join(' ') });
    return null;
  };

  return {
    hold,
    busy,
    take: (slot) =>
      during('hold', async () => {
        isClosed.current = false;
        try {
          const now = await send(slot.token).unwrap();
          if (isClosed.current || isLeft.current) {
            (isClosed.current ? undo.giveBack : releaseUnsaid)(now);
            return null;
          }
          forget();
          keep(now);
          undo.taken(now);
          return now;
        } catch (error) {
          return fail(refusedBy(error));
        }
      }),
    renew: () =>
      during('renew', async () => {
        try {
          if (!held.current) return null;
          const now = await prolong(held.current._id).unwrap();
          keep(now);
          return now;
        } catch (error) {
          return fail(refusedBy(error));
        }
      }),
    book: () =>
      during('book', async () => {
        const saved = await saveFirst();
        const now = held.current;
        if (!now) return null;
        if (!saved) {
          refused({ code: 'UNSAVED', words: NOT_SAVED, slots: null });
          return null;
        }
        const { _id: customerId, nounce } = saved.customer;
        try {
          const booked = await write(() =>
            bookNow({ holdId: now._id, customerId, activityId, nounce }).unwrap(),
          );
          keep(null);
          undo.booked(now);
          return booked;
        } catch (error) {
          const duration = jobOf(saved.customer, saved.customer, activityId)?.duration;
          const why = refusedBooking(error, duration === now.duration ? undefined : duration);
          return fail(why, saved.didSave ? SAVED : '');
        }
      }),
    forget,
    close: () => {
      isClosed.current = true;
      const now = held.current;
      if (!now) return;
      keep(null);
      undo.giveBack(now);
    },
  };
}
