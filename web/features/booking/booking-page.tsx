import { useEffect, useState, type JSX } from 'react';
import { sameValue } from '#kernel/same-value.js';
import type { QuoteView } from '#modules/booking/contract/booking.view.js';
import { giveBack, type Home } from './api';
import { Refusal } from './refusal';
import { clearForm, saveSession, loadSession, type BookingSession } from './saved-session';
import { ContactStep } from './steps/contact-step';
import { DoneStep } from './steps/done-step';
import { HomeStep } from './steps/home-step';
import { TimeStep } from './steps/time-step';
import { useSteps, type Steps } from './use-steps';

const STEPS = ['Your home', 'Your time', 'You'] as const;

/** The last step that Back and Forward may show; none of them comes back once a move is booked. */
const furthestOf = ({ quote, held, confirmation }: BookingSession): number => {
  if (confirmation) return 0;
  if (held) return 2;
  return quote ? 1 : 0;
};

/** From a zip code to a booked move. */
export function BookingPage(): JSX.Element {
  const [visit, setVisit] = useState(loadSession);
  const [notice, setNotice] = useState<string>();
  useEffect(() => saveSession(visit), [visit]);
  const steps = useSteps(furthestOf(visit));
  const reached = visit.confirmation ? STEPS.length : steps.step;
  const change = (changes: Partial<BookingSession>, said?: string): void => {
    setVisit((before) => ({ ...before, ...changes }));
    setNotice(said);
  };
  return (
    <main className="sheet">
      <h1>Book your move</h1>
      <ol className="steps" aria-label="Steps">
        {STEPS.map((name, index) => (
          <li
            key={name}
            data-reached={index <= reached}
            aria-current={index === reached ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <Step {...{ visit, notice, change, steps }} />
    </main>
  );
}

interface StepProps {
  visit: BookingSession;
  notice: string | undefined;
  change: (changes: Partial<BookingSession>, said?: string) => void;
  steps: Steps;
}

function Step({ visit, notice, change, steps }: StepProps): JSX.Element {
  const { home, quote, held, confirmation, codeSentTo } = visit;
  const { step, forward, back } = steps;
  const ended = (said: string): void => change({ held: null }, said);
  /** @throws Refusal where the time may be reserved still: it stays on the page then */
  const giveUp = async (): Promise<void> => {
    if (!held) return;
    await giveBack(held).catch((error: unknown) => {
      const refused = Refusal.from(error);
      const { confirmation: booked } = refused;
      // It is booked: that answer was lost.
      if (booked !== undefined) {
        clearForm();
        change({ confirmation: booked });
      }
      if (!refused.isOfEnded) throw refused;
    });
    change({ held: null });
  };
  if (confirmation && held) {
    const again = () => change({ home: null, quote: null, held: null, confirmation: null });
    return <DoneStep confirmation={confirmation} held={held} onAgain={again} />;
  }
  if (step === 2 && home && quote && held) {
    return (
      <ContactStep
        home={home}
        held={held}
        emailProof={quote.emailProof === true}
        codeSentTo={codeSentTo}
        onCodeSent={(email) => change({ codeSentTo: email })}
        onBooked={(code) => change({ confirmation: code })}
        onEnded={ended}
        onGiveBack={giveUp}
      />
    );
  }
  if (step >= 1 && home && quote) {
    return (
      <TimeStep
        home={home}
        quote={quote}
        held={held}
        notice={notice}
        giveUp={giveUp}
        onHeld={(taken) => {
          change({ held: taken, codeSentTo: null });
          forward();
        }}
        onEnded={ended}
        onKeep={forward}
        onBack={back}
      />
    );
  }
  const quoted = async (asked: Home, said: QuoteView): Promise<void> => {
    // A time that was reserved for another job is of no use.
    if (!sameValue([asked, said], [home, quote])) await giveUp();
    change({ home: asked, quote: said });
    forward();
  };
  return <HomeStep home={home} onQuoted={quoted} />;
}
