import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { isFlat } from '#modules/booking/contract/limits.js';
import { askForCode, confirmReservation, type Reservation, type Home } from '../api';
import { detailsOf, emailOf, requireNeeded } from '../details';
import { clearForm, saveForm, loadForm } from '../saved-session';
import { Notice } from '../notice';
import { StepHeading } from '../step-heading';
import { useSending } from '../use-sending';
import { CodeCard } from './code-card';
import { ContactFields, DestinationFields, OriginFields } from './contact-fields';
import { ReservationBanner } from './reservation-banner';

interface ContactStepProps {
  home: Home;
  held: Reservation;
  /** The branch requires proof of the email address. */
  emailProof: boolean;
  /** Where the last code went; null if none was sent. */
  codeSentTo: string | null;
  onCodeSent: (email: string) => void;
  onBooked: (confirmation: string) => void;
  /** The reservation has ended. */
  onEnded: (why: string) => void;
  onGiveBack: () => Promise<void>;
}

const ENDED = 'RESERVATION_EXPIRED';
const UNPROVEN = 'EMAIL_UNPROVEN';

/** Who books and where the truck goes, while the time is reserved. */
export function ContactStep(props: ContactStepProps): JSX.Element {
  const { home, held, codeSentTo, onCodeSent, onBooked, onEnded, onGiveBack } = props;
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(loadForm);
  const [email, setEmail] = useState(typed['customerInformation.email']?.trim() ?? '');
  const [isProofAsked, askProof] = useState(props.emailProof);
  const [codesSent, setCodesSent] = useState(0);
  const [isGivingBack, setGivingBack] = useState(false);
  const { isSending, refusal, send } = useSending((refused) => {
    if (refused.code === ENDED) onEnded(refused.message);
    if (refused.code === UNPROVEN) askProof(true);
  });
  const isCodeSent = isProofAsked && codeSentTo !== null && codeSentTo === email;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  // Not when the card merely comes back while the person corrects the address.
  useEffect(() => {
    if (codesSent > 0) form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [codesSent]);
  /** @returns false if no code is required anymore */
  const sendCode = async (): Promise<boolean> => {
    const isSent = await askForCode(held, email);
    if (isSent) {
      onCodeSent(email);
      setCodesSent((count) => count + 1);
    } else askProof(false);
    return isSent;
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    send(async () => {
      requireNeeded(filled, { email: isProofAsked, code: isCodeSent });
      if (isProofAsked && !isCodeSent && (await sendCode())) return;
      const { confirmation } = await confirmReservation(held, detailsOf(filled, home));
      clearForm();
      onBooked(confirmation);
    });
  };
  const chooseAnother = (): void => {
    setGivingBack(true);
    send(() => onGiveBack().finally(() => setGivingBack(false)));
  };
  const { faults = {} } = refusal ?? {};
  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={({ currentTarget }) => {
        saveForm(currentTarget);
        setEmail(emailOf(new FormData(currentTarget)));
      }}
      noValidate
    >
      <ReservationBanner held={held} onEnded={onEnded} />
      <Notice text={refusal?.message} />
      <section className="card">
        <StepHeading>How can we reach you?</StepHeading>
        <ContactFields faults={faults} typed={typed} isEmailNeeded={isProofAsked} />
      </section>
      <section className="card">
        <h2>Where are you moving from?</h2>
        <OriginFields faults={faults} typed={typed} zip={home.zip} isFlat={isFlat(home.fromType)} />
      </section>
      <section className="card">
        <h2>Where are you moving to?</h2>
        <DestinationFields faults={faults} typed={typed} zip={home.toZip} />
        <p className="dim">We will call you before the day to go through everything.</p>
      </section>
      {isCodeSent && (
        <CodeCard
          sentTo={codeSentTo}
          fault={faults['code']}
          isBusy={isSending}
          onAgain={() => send(async () => void (await sendCode()))}
        />
      )}
      <section className="card">
        {isProofAsked && !isCodeSent && (
          <p>To book, you need a code. We send it to your email address.</p>
        )}
        <div className="actions">
          <button className="button" type="submit" disabled={isSending}>
            {submitLabel(isProofAsked && !isCodeSent, isSending && !isGivingBack)}
          </button>
          <button
            className="button"
            data-quiet="true"
            type="button"
            disabled={isSending}
            onClick={chooseAnother}
          >
            Choose another time
          </button>
        </div>
      </section>
    </form>
  );
}

function submitLabel(isCodeNext: boolean, isSending: boolean): string {
  if (isCodeNext) return isSending ? 'Sending…' : 'Send me the code';
  return isSending ? 'Booking…' : 'Book this move';
}
