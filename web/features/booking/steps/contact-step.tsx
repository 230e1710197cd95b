import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { isFlat } from '../../../../src/modules/booking/contract/limits';
import { confirmHeld, type Held, type Home } from '../api';
import { detailsOf, requireNeeded } from '../details';
import { forgetForm, keepForm, recallForm } from '../kept-visit';
import { Notice } from '../notice';
import { StepHeading } from '../step-heading';
import { useSending } from '../use-sending';
import { HoldBanner } from './hold-banner';
import { ContactFields, DestinationFields, OriginFields } from './contact-fields';

interface ContactStepProps {
  home: Home;
  held: Held;
  onBooked: (confirmation: string) => void;
  /** The time is nobody's any more. */
  onEnded: (why: string) => void;
  onGiveBack: () => void;
}

const ENDED = 'RESERVATION_EXPIRED';

/** Who books and where the truck goes, while the time is held. */
export function ContactStep(props: ContactStepProps): JSX.Element {
  const { home, held, onBooked, onEnded, onGiveBack } = props;
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(recallForm);
  const { isSending, refusal, send } = useSending((refused) => {
    if (refused.code === ENDED) onEnded(refused.message);
  });
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    send(async () => {
      requireNeeded(filled);
      const { confirmation } = await confirmHeld(held, detailsOf(filled, home));
      forgetForm();
      onBooked(confirmation);
    });
  };
  const { faults = {} } = refusal ?? {};
  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={({ currentTarget }) => keepForm(currentTarget)}
      noValidate
    >
      <HoldBanner held={held} onEnded={onEnded} />
      <Notice text={refusal?.message} />
      <section className="card">
        <StepHeading>How do we reach you?</StepHeading>
        <ContactFields faults={faults} typed={typed} />
      </section>
      <section className="card">
        <h2>Where do we load?</h2>
        <OriginFields faults={faults} typed={typed} zip={home.zip} isFlat={isFlat(home.fromType)} />
      </section>
      <section className="card">
        <h2>Where to?</h2>
        <DestinationFields faults={faults} typed={typed} zip={home.toZip} />
        <p className="dim">We call you before the day to go through everything.</p>
        <div className="actions">
          <button className="button" type="submit" disabled={isSending}>
            {isSending ? 'Booking…' : 'Book this move'}
          </button>
          <button
            className="button"
            data-quiet="true"
            type="button"
            disabled={isSending}
            onClick={onGiveBack}
          >
            Choose another time
          </button>
        </div>
      </section>
    </form>
  );
}
