import { skipToken } from '@reduxjs/toolkit/query';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SlotView } from '#modules/scheduling/contract/slots.view.js';
import { showDay, todayIn } from '../../../shared/format';
import { announce } from '../../../shared/ui';
import { useFindSlotsQuery, type SlotsSought } from '../api/slots-api';
import { readPreferredTime, type PreferredTime } from '../slots/preferred-time';
import { overWords } from '../slots/slot-labels';
import { heldWords, isHeld, leftOutWords, nthSpoken } from './finder-labels';
import { daysOf, jobOf, otherDaysOf, type SlotJob } from './job-of';
import type { SlotFinderProps } from './slot-finder-props';
import { whyNot } from './why-not';
import { useSlotHold, type Refused, type SlotHold } from './use-slot-hold';

type Held = Pick<SlotView, 'day' | 'start' | 'trucks'>;

const TYPED_MS = 400;
const FIVE = 5;

export interface Finder {
  job: SlotJob | null;
  timezone: string;
  /** The customer's wish as it is typed, and as it is understood. */
  preferred: string;
  wish: PreferredTime;
  /** The days that are looked at for a wish. */
  daysFor: (wish: PreferredTime) => ReturnType<typeof daysOf>;
  setPreferred: (text: string) => void;
  slots: readonly SlotView[];
  chosen: number;
  choose: (at: number) => void;
  /** How many better ones were shown before. */
  skip: number;
  hasMore: boolean;
  /** Shows the next five, and the best ones after the last. */
  more: () => void;
  held: SlotHold;
  isChosenHeld: boolean;
  /** Holds the chosen one, or books it where it is held. */
  enter: () => Promise<void>;
  /** Books what is held. */
  book: () => Promise<void>;
  renew: () => void;
  /** The hold ran out. */
  over: () => void;
  notice: string | null;
  /** Five are held: one of them is to be given back first. */
  isFull: boolean;
  setFull: (isFull: boolean) => void;
  notes: readonly string[];
  approximate: boolean;
  isLooking: boolean;
  error: unknown;
  again: () => void;
}

const OUT_OF_DATE = ['SLOT_TAKEN', 'SLOT_EXPIRED', 'HOLD_EXPIRED'];
const ENDED = 'This hold has ended. Press Enter to hold the time again.';

/** What the search is asked; its text is the same for the same question. */
function useQuestion(props: SlotFinderProps, text: string, skip: number) {
  const { customer, stored, activityId } = props;
  const { timezone } = customer.branch;
  const today = todayIn(timezone);
  const wish = useMemo(() => readPreferredTime(text, today), [text, today]);
  const activity = customer.move.activities.find(({ _id }) => _id === activityId);
  const job = jobOf(customer, stored, activityId);
  const daysFor = ({ wished }: PreferredTime) => daysOf(activity?.activityDay ?? '', today, wished);
  const mayLook = job !== null && wish.fault === null && whyNot(stored, activityId) === null;
  const question: SlotsSought | null = mayLook
    ? { ...job, ...daysFor(wish), ...(wish.wished.wish && { wish: wish.wished.wish }), skip }
    : null;
  const now = JSON.stringify(question);
  const [asked] = useDebouncedValue(now, TYPED_MS, { leading: true });
  const sought = useMemo(() => JSON.parse(asked) as SlotsSought | null, [asked]);
  // A wish names days of its own.
  const own = wish.wished.from === undefined ? (activity?.activityDay ?? '') : '';
  const overNotes = own !== '' && own < today ? [overWords(own)] : [];
  return { job, daysFor, wish, timezone, sought, overNotes, isBehind: asked !== now };
}

/** Without the days on which the customer has other work: no two activities are on one day. */
const onOwnDays = (offered: readonly SlotView[], taken: string) => ({
  slots: offered.filter(({ day }) => !taken.includes(day)),
  leftOut: [...new Set(offered.map(({ day }) => day))].filter((day) => taken.includes(day)),
});

/** What “Find a slot” shows and does. */
export function useFinder(props: SlotFinderProps, onBooked: (words: string) => void): Finder {
  const [text, setText] = useState(props.askedDay ? showDay(props.askedDay) : '');
  const [skip, setSkip] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [instead, setInstead] = useState<SlotView[] | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [isFull, setFull] = useState(false);
  // Enter was pressed before there was anything to hold: the best of what is found is held.
  const [isEager, setEager] = useState(false);
  const { sought, isBehind, timezone, overNotes, ...question } = useQuestion(props, text, skip);
  const search = useFindSlotsQuery(sought ?? skipToken, { refetchOnMountOrArgChange: true });
  const { isFetching, error, refetch } = search;
  // What was found before it failed may be taken by now.
  const currentData = error ? undefined : search.currentData;
  const offered = instead ?? currentData?.slots;
  const taken = otherDaysOf(props.customer, props.activityId).join();
  const { slots, leftOut } = useMemo(() => onOwnDays(offered ?? [], taken), [offered, taken]);

  // The one that was chosen when something came in between is chosen again, if it is still there.
  const [wanted, setWanted] = useState<Held | null>(null);
  const show = (others: readonly SlotView[], before: Held | null): void => {
    setChosen(
      Math.max(
        0,
        onOwnDays(others, taken).slots.findIndex((slot) => isHeld(slot, before)),
      ),
    );
    setWanted(null);
  };
  const again = (): void => {
    setWanted(slots[chosen] ?? null);
    if (sought) void refetch();
  };
  const held = useSlotHold(
    props,
    ({ code, words, slots: others }: Refused) => {
      setFull(code === 'TOO_MANY_HOLDS');
      setNotice(code === 'TOO_MANY_HOLDS' ? null : words);
      if (others && others.length > 0) {
        setInstead(others);
        show(others, slots[chosen] ?? null);
      } else if (OUT_OF_DATE.includes(code)) again();
    },
    (again) => {
      setNotice(null);
      // It may be known before what is found around it.
      if (slots.length === 0) setWanted(again);
      else show(slots, again);
    },
  );

  const [found, setFound] = useState(currentData);
  if (found !== currentData) {
    setFound(currentData);
    setInstead(null);
    show(currentData?.slots ?? [], wanted ?? held.hold);
  }

  const announced = nthSpoken(slots, chosen, timezone);
  const isLooking = (isFetching || isBehind) && !instead;
  useEffect(() => {
    if (announced && !isLooking) announce(announced);
  }, [announced, isLooking]);

  const slot = slots[chosen];
  const isChosenHeld = slot !== undefined && isHeld(slot, held.hold);
  const book = async (): Promise<void> => {
    if (!held.hold) return;
    setNotice(null);
    const words = `Booked: ${heldWords(held.hold, timezone)}.`;
    if (await held.book()) onBooked(words);
  };
  const enter = async (): Promise<void> => {
    if (isLooking) return setEager(true);
    if (isChosenHeld) return book();
    if (!slot) return;
    setNotice(null);
    const hold = await held.take(slot);
    if (!hold) return;
    setFull(false);
    announce(`Held for 15 minutes: ${heldWords(hold, timezone)}. Press Enter again to book.`);
  };
  const holdFirst = useEffectEvent((): void => {
    setEager(false);
    if (!isChosenHeld) void enter();
  });
  useEffect(() => {
    if (isEager && !isLooking) holdFirst();
  }, [isEager, isLooking]);
  const renew = (): void => {
    setNotice(null);
    void held.renew().then((hold) => hold && announce('Held for 15 more minutes.'));
  };
  const hasMore = instead === null && (currentData?.more ?? false);
  return {
    ...question,
    ...{
      timezone,
      preferred: text,
      slots,
      chosen,
      skip,
      hasMore,
      held,
      isChosenHeld,
      enter,
      book,
      renew,
      notice,
      isFull,
      setFull,
    },
    setPreferred: (wish) => {
      setText(wish);
      setSkip(0);
      setNotice(null);
    },
    choose: (at) => {
      if (slots[at]) setChosen(at);
    },
    more: () => {
      setSkip(hasMore ? skip + FIVE : 0);
      setNotice(null);
    },
    over: () => {
      held.forget();
      setNotice(ENDED);
      again();
    },
    notes: [...overNotes, ...(currentData?.notes ?? []), ...leftOut.map(leftOutWords)],
    approximate: slots.some(({ approximate }) => approximate),
    isLooking,
    error: isFetching ? null : error,
    again,
  };
}
