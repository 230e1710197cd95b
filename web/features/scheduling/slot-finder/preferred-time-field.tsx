import { TextInput } from '@mantine/core';
import { useRef, useState, type JSX, type KeyboardEvent, type RefObject } from 'react';
import type { Day } from '../../../shared/format';
import { KeyHint } from '../../../shared/shortcuts';
import { readPreferredTime, showPreferredTime, type PreferredTime } from '../slots/preferred-time';
import { daysWords } from './finder-labels';
import styles from './slot-finder.module.css';

export interface PreferredTimeFieldProps {
  field: RefObject<HTMLInputElement | null>;
  today: Day;
  /** What is looked for when it opens. */
  preferred: string;
  /** The days that are looked at for a wish. */
  daysFor: (wish: PreferredTime) => { from: Day; days: number };
  /** Looks for what is typed. */
  onAsk: (text: string) => void;
  /** Goes back to the list. */
  onDone: () => void;
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** How the wish is understood. */
function understood(wish: PreferredTime, days: { from: Day; days: number }): string {
  const said = wish.fault ?? `${showPreferredTime(wish.wished.wish)}, ${daysWords(days)}.`;
  return wish.unknown.length > 0 ? `${said} Not understood: ${quoted(wish.unknown)}.` : said;
}

/** When the customer would like it, in words; Enter looks for that. */
export function PreferredTimeField(props: PreferredTimeFieldProps): JSX.Element {
  const { field, today, preferred, daysFor, onAsk, onDone } = props;
  const [text, setText] = useState(preferred);
  const asked = useRef(preferred);
  const isLeaving = useRef(false);
  const wish = readPreferredTime(text, today);
  const ask = (): void => {
    if (text === asked.current) return;
    asked.current = text;
    onAsk(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') ask();
    else setText(asked.current);
    // The field loses the focus before it shows the text of before.
    isLeaving.current = true;
    onDone();
    isLeaving.current = false;
  };
  return (
    <div className={styles.wish}>
      <TextInput
        ref={field}
        size="xs"
        label="When would the customer like it?"
        placeholder="thu after 1"
        autoComplete="off"
        value={text}
        rightSection={<KeyHint of="preferTime" />}
        aria-keyshortcuts="W"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (!isLeaving.current) ask();
        }}
      />
      <p className={styles.understood} data-fault={wish.fault !== null} aria-live="polite">
        {understood(wish, daysFor(wish))}
      </p>
    </div>
  );
}
