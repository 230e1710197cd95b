import { Button } from '@mantine/core';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useState, type JSX, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { counted } from '#kernel/counted.js';
import { showShortDay } from '../../../shared/format';
import { fieldName, type TimeEntry } from '../../../shared/labels';
import { useCreateEstimate } from '../estimate/use-create-estimate';
import { useAddStop } from '../locations/use-add-stop';
import type { Missing } from './missing';
import type { Confirmation, NextStep } from './next-step';
import styles from './quote-rail.module.css';
import { useGoToEntry } from './use-go-to-entry';
import { useProblems } from './use-problems';

/** What booking the day on screen would do now: which trucks it takes, or why it can't. */
export type BookingOffer =
  | {
      /** None: there is no time to book yet. */
      trucks: readonly string[];
      /** It holds the time for the customer first. */
      holds?: boolean;
      book: () => Promise<void>;
    }
  | {
      why: string;
      /** What of an operation is in the way. */
      entry?: TimeEntry;
    };

export interface StepButtonProps {
  step: NextStep;
  /** How many changes a save would store. */
  unsaved: number;
  /** What the day on screen lacks. */
  missing: Missing | null;
  isSaving: boolean;
  /** Null while the board of the day is not loaded. */
  offer: BookingOffer | null;
  confirmation: Confirmation | null;
  timezone: string;
  /** Whether the person may write emails by now. */
  mayConfirm: boolean;
  onAddDay: () => void;
  onConfirm: () => void;
}

interface PrimaryProps {
  children: ReactNode;
  type?: 'submit';
  loading?: boolean;
  disabled?: boolean;
  onClick?: (event: MouseEvent) => void;
}

/** An Enter that is held down presses once: by its next one the next step may stand here. */
const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** The page's only filled button. */
export const Primary = (props: PrimaryProps): JSX.Element => (
  <Button fullWidth className={styles.step} onKeyDown={pressOnce} {...props} />
);

const Proof = ({ children }: { children: ReactNode }): JSX.Element => (
  <p className={styles.proof} role="status">
    {children}
  </p>
);

const seeBoard = (): void => document.querySelector<HTMLElement>('[data-board-of-day]')?.focus();

const named = (trucks: readonly string[]): string =>
  trucks.length > 2 ? `${trucks.length} trucks` : trucks.join(' and ');

function AddAddress({ missing }: { missing: Missing | null }): JSX.Element {
  const { addAddress } = useAddStop();
  return (
    <Primary onClick={() => addAddress(missing?.adds)}>{missing?.button ?? 'Add address'}</Primary>
  );
}

/** Fills in what nobody typed. */
function Estimate({ isNew }: { isNew: boolean }): JSX.Element {
  const { create, isCreating } = useCreateEstimate('untyped');
  return (
    <Primary loading={isCreating} onClick={() => void create()}>
      {isNew ? 'Create estimate' : 'Update estimate'}
    </Primary>
  );
}

/** Leads to what keeps an operation off every truck. */
function EntryStep({ entry }: { entry: TimeEntry }): JSX.Element {
  const go = useGoToEntry();
  return <Primary onClick={() => go(entry)}>See {fieldName(entry.name)}</Primary>;
}

function Book({ offer }: { offer: BookingOffer | null }): JSX.Element {
  const [isBooking, setBooking] = useState(false);
  const problems = useProblems();
  if (offer && 'why' in offer)
    return offer.entry ? (
      <EntryStep entry={offer.entry} />
    ) : (
      <Primary onClick={seeBoard}>See the board</Primary>
    );
  // What it would book is not known: a press could do nothing.
  if (!offer || offer.trucks.length === 0) return <Primary disabled>Book</Primary>;
  const book = ({ detail }: MouseEvent): void => {
    // The second click of a double click was meant for what stood here before.
    if (detail > 1) return;
    setBooking(true);
    const bookAsAgreed = async (): Promise<void> => {
      if (await problems.agrees()) await offer.book();
    };
    void bookAsAgreed().finally(() => setBooking(false));
  };
  return (
    <>
      {problems.words && <p className={styles.problem}>{problems.words}</p>}
      <Primary {...{ loading: isBooking, onClick: book }}>
        {offer.holds ? 'Hold' : 'Book'} {named(offer.trucks)}
      </Primary>
    </>
  );
}

/** The one thing to do next; once everything is done, it says so. */
export function StepButton(props: StepButtonProps): JSX.Element | null {
  const { step, unsaved, isSaving, offer, confirmation, timezone, onAddDay, onConfirm } = props;
  switch (step.kind) {
    case 'none':
      return null;
    case 'add-day':
      return <Primary onClick={onAddDay}>Add activity</Primary>;
    case 'add-address':
      return <AddAddress missing={props.missing} />;
    case 'estimate':
      return <Estimate isNew={step.isNew} />;
    case 'save':
      return (
        <Primary type="submit" loading={isSaving}>
          {`Save ${counted(unsaved, 'change')}`}
        </Primary>
      );
    case 'book':
      return <Book offer={offer} />;
    case 'confirm':
      return (
        <Primary onClick={onConfirm} disabled={!props.mayConfirm}>
          {step.because === 'first' ? 'Send confirmation' : 'Send confirmation again'}
        </Primary>
      );
    case 'sending':
      return (
        <Proof>
          <IconClock size={18} aria-hidden /> Confirmation on its way
        </Proof>
      );
    case 'confirmed': {
      const when = confirmation?.sent && showShortDay(confirmation.sent, timezone);
      const by = confirmation?.by && `by ${confirmation.by}`;
      return (
        <Proof>
          Confirmed <IconCircleCheck size={18} aria-hidden /> {[when, by].filter(Boolean).join(' ')}
        </Proof>
      );
    }
  }
}
