import { useCallback, useEffect, useState, type JSX } from 'react';
import type { FreeSlotsView, QuoteView } from '#modules/booking/contract/booking.view.js';
import { askFreeSlots, reserveTime, type Reservation, type Home } from '../api';
import { foreignZone } from '../format';
import { Notice } from '../notice';
import { Refusal } from '../refusal';
import { StepHeading } from '../step-heading';
import { useSending } from '../use-sending';
import { Days } from './days';
import { QuoteCard } from './quote-card';
import { Starts } from './starts';

interface TimeStepProps {
  home: Home;
  quote: QuoteView;
  /** Why the visitor is here again. */
  notice: string | undefined;
  onHeld: (held: Reservation) => void;
  onBack: () => void;
}

type FreeDays = FreeSlotsView['availabilities'];

/** What it costs, and when a truck is free. */
export function TimeStep({ home, quote, notice, onHeld, onBack }: TimeStepProps): JSX.Element {
  const [days, setDays] = useState<FreeDays>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const [picked, setPicked] = useState<string>();
  const { zip } = home;
  const { duration } = quote;
  const look = useCallback(() => {
    setFailure(undefined);
    askFreeSlots(zip, duration)
      .then(({ availabilities }) => setDays(availabilities))
      .catch((error: unknown) => setFailure(Refusal.from(error).message));
  }, [zip, duration]);
  useEffect(look, [look, tries]);
  const { isSending, refusal, send } = useSending(({ code }) => {
    if (code === 'SLOT_TAKEN') look();
  });
  const firstFree = days?.find(({ startTimes }) => startTimes.length > 0)?.date;
  const day = picked ?? firstFree;
  const zone = foreignZone(quote.timezone);

  return (
    <>
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
            <Days days={days} picked={day} onPick={setPicked} />
            <Starts
              day={day}
              times={days.find(({ date }) => date === day)?.startTimes ?? []}
              isBusy={isSending}
              onPick={(time) => send(async () => onHeld(await reserveTime(quote, day, time)))}
            />
            {zone && <p className="dim">Times are in {zone}.</p>}
          </>
        )}
      </section>
    </>
  );
}
