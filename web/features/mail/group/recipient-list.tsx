import { Loader, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconMinus,
  IconPointFilled,
} from '@tabler/icons-react';
import type { JSX } from 'react';
import styles from './group.module.css';
import type { Line, Outcome } from './recipients';

/** What each step looks like; the word is read where there is no reason. */
const STEPS: Readonly<Record<Outcome['step'], { word: string; picture: JSX.Element }>> = {
  reading: { word: 'Loading…', picture: <Loader size={14} aria-hidden /> },
  ready: { word: '', picture: <IconPointFilled size={16} aria-hidden /> },
  leftOut: { word: 'Left out', picture: <IconMinus size={16} aria-hidden /> },
  sending: { word: 'Sending…', picture: <Loader size={14} aria-hidden /> },
  sent: { word: 'Sent', picture: <IconCircleCheck size={16} aria-hidden /> },
  queued: { word: 'On the way', picture: <IconClock size={16} aria-hidden /> },
  refused: { word: 'Not sent', picture: <IconAlertTriangle size={16} aria-hidden /> },
};

const wordsOf = ({ address, outcome }: Line): string => {
  const { word } = STEPS[outcome.step];
  if ('why' in outcome) return `${word}: ${outcome.why}`;
  return [word, address].filter(Boolean).join(' · ');
};

export interface RecipientListProps {
  lines: readonly Line[];
  /** Whose email is shown. */
  shown: string;
  onShow: (id: string) => void;
}

/** Who gets the email, and what became of it. */
export function RecipientList({ lines, shown, onShow }: RecipientListProps): JSX.Element {
  return (
    <ul className={styles.recipients} aria-label="Recipients">
      {lines.map((line) => (
        <li key={line.recipient._id}>
          <UnstyledButton
            className={styles.recipient}
            data-step={line.outcome.step}
            aria-current={line.recipient._id === shown}
            onClick={() => onShow(line.recipient._id)}
          >
            {STEPS[line.outcome.step].picture}
            <span className={styles.name}>{line.recipient.name}</span>
            <span className={styles.words}>{wordsOf(line)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
