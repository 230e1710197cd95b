import { useCallback, useEffect, useState, type JSX } from 'react';
import type { FreeSlotsView, QuoteView } from '#modules/booking/contract/booking.view.js';
import { askFreeSlots, reserveTime, type Reservation, type Home } from '../api';
import { foreignZone, showStart } from '../format';
import { Notice } from '../notice';
import { Refusal } from '../refusal';
import { StepHeading } from '../step-heading';
import { useSending } from '../use-sending';
import { Days } from './days';
import { QuoteCard } from './quote-card';
import { Recommended } from './recommended';
import { ReservationBanner } from './reservation-banner';
import { Starts } from './starts';

interface TimeStepProps {
  home: Home;
  quote: QuoteView;
  /** A time that the visitor has already. */
  held: Reservation | null;
  /** Why the visitor is here again. */
  notice: string | undefined;
  /** Gives the reserved time back, if there is one. */
  giveUp: () => Promise<void>;
  onHeld: (held: Reservation) => void;
  /** The reservation has ended. */
  onEnded: (why: string) => void;
  onKeep: () => void;
  onBack: () => void;
}

/** What it costs, and when a truck is free. */
export function TimeStep(props: TimeStepProps): JSX.Element {
  const { home, quote, held, notice, giveUp, onHeld, onEnded, onKeep, onBack } = props;
  const [free, setFree] = useState<FreeSlotsView>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const [picked, setPicked] = useState<string>();
  const { zip } = home;
  const { duration } = quote;
  const look = useCallback(() => {
    setFailure(undefined);
    askFreeSlots(zip, duration)
      .then(setFree)
      .catch((error: unknown) => setFailure(Refusal.from(error).message));
  }, [zip, duration]);
  useEffect(look, [look, tries]);
  const { isSending, refusal, send } = useSending(({ code }) => {
    if (code === 'SLOT_TAKEN') look();
  });
  const days = free?.availabilities;
  const recommended = free?.recommended ?? [];
  const firstFree = days?.find(({ startTimes }) => startTimes.length > 0)?.date;
  const day = picked ?? firstFree;
  const zone = foreignZone(quote.timezone);
  const reserve = (date: string, time: string): void =>
    send(async () => {
      // Only one at a time is held for a visitor.
      await giveUp();
      const taken = await reserveTime(quote, date, time).catch((error: unknown) => {
        const refused = Refusal.from(error);
        throw held ? refused.afterGivingBack(showStart(held)) : refused;
      });
      onHeld(taken);
    });

  return (
    <>
      {held && (
        <ReservationBanner held={held} onEnded={onEnded}>
          <button className="button" type="button" disabled={isSending} onClick={onKeep}>
            Continue with this time
          </button>
        </ReservationBanner>
      )}
      <Notice text={refusal?.message ?? failure ?? notice} />
      <QuoteCard quote={quote} onBack={onBack} />
      <section className="card" aria-busy={!days && !failure}>
        <StepHeading begun={tries}>When should we come?</StepHeading>
        {failure && (
          <button className="button" type="button" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
        )}
        {!days && !failure && <p className="dim">Looking for free times…</p>}
        {days && !firstFree && (
          <p>
            No truck is free for that long in the next four weeks. Please call us: not every time is
            offered here.
          </p>
        )}
        {days && day && (
          <>
            {recommended.length > 0 && (
              <Recommended starts={recommended} isBusy={isSending} onPick={reserve} />
            )}
            <Days days={days} picked={day} onPick={setPicked} />
            <Starts
              day={day}
              times={days.find(({ date }) => date === day)?.startTimes ?? []}
              isBusy={isSending}
              onPick={(time) => reserve(day, time)}
            />
            {zone && <p className="dim">Times are in {zone}.</p>}
          </>
        )}
      </section>
    </>
  );
}
