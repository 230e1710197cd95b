import { useEffect, useState, type JSX } from 'react';
import { giveBack } from './api';
import { saveSession, loadSession, type BookingSession } from './saved-session';
import { ContactStep } from './steps/contact-step';
import { DoneStep } from './steps/done-step';
import { HomeStep } from './steps/home-step';
import { TimeStep } from './steps/time-step';

const STEPS = ['Your home', 'Your time', 'You'] as const;

const stepOf = ({ quote, held, confirmation }: BookingSession): number => {
  if (confirmation) return STEPS.length;
  if (held) return 2;
  return quote ? 1 : 0;
};

/** From a zip code to a booked move. */
export function BookingPage(): JSX.Element {
  const [visit, setVisit] = useState(loadSession);
  const [notice, setNotice] = useState<string>();
  useEffect(() => saveSession(visit), [visit]);
  const step = stepOf(visit);
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
            data-reached={index <= step}
            aria-current={index === step ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <Step visit={visit} notice={notice} change={change} />
    </main>
  );
}

interface StepProps {
  visit: BookingSession;
  notice: string | undefined;
  change: (changes: Partial<BookingSession>, said?: string) => void;
}

function Step({ visit, notice, change }: StepProps): JSX.Element {
  const { home, quote, held, confirmation, codeSentTo } = visit;
  if (confirmation && held) {
    const again = () => change({ home: null, quote: null, held: null, confirmation: null });
    return <DoneStep confirmation={confirmation} held={held} onAgain={again} />;
  }
  if (home && quote && held) {
    return (
      <ContactStep
        home={home}
        held={held}
        emailProof={quote.emailProof === true}
        codeSentTo={codeSentTo}
        onCodeSent={(email) => change({ codeSentTo: email })}
        onBooked={(code) => change({ confirmation: code })}
        onEnded={(said) => change({ held: null }, said)}
        onGiveBack={() => {
          // Whether it arrives or not: the reservation ends by itself.
          giveBack(held).catch(() => undefined);
          change({ held: null });
        }}
      />
    );
  }
  if (home && quote) {
    return (
      <TimeStep
        home={home}
        quote={quote}
        notice={notice}
        onHeld={(taken) => change({ held: taken, codeSentTo: null })}
        onBack={() => change({ quote: null })}
      />
    );
  }
  return <HomeStep home={home} onQuoted={(asked, said) => change({ home: asked, quote: said })} />;
}
