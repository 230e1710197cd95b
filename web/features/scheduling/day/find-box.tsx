import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState, type JSX, type KeyboardEvent } from 'react';
import {
  ariaKeys,
  isShortcut,
  KeyHint,
  useShortcut,
  useShortcutArea,
} from '../../../shared/shortcuts';
import { announce } from '../../../shared/ui';
import styles from './marks.module.css';

export interface FindBoxProps {
  /** What is looked for, and where. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** What is found, in the order of the walk; null while nothing is looked for. */
  hits: readonly string[] | null;
  /** Whether more may be found in a moment. */
  isReading?: boolean;
  /** Whether everything could be read. */
  isWhole?: boolean;
  /** Brings a hit into view and marks it; returns what it is, in words; null: marks none. */
  onShow: (hit: string | null) => string;
}

/** `12 found`, `3 of 12`; `12 so far` while not everything is read. */
function countLabel({ hits, isReading, isWhole = true }: FindBoxProps, at: number): string {
  if (!hits) return '';
  if (at >= 0) return `${at + 1} of ${hits.length}`;
  if (hits.length === 0 && isReading) return 'Looking…';
  const isAll = isWhole && !isReading;
  if (hits.length === 0) return isAll ? 'none' : 'none so far';
  return `${hits.length} ${isAll ? 'found' : 'so far'}`;
}

/** Looks for moves; Enter walks through what is found, Shift+Enter back, Escape ends it. */
export function FindBox(props: FindBoxProps): JSX.Element {
  const { label, text, onText, hits, onShow } = props;
  // Not its place: others may be found before it meanwhile.
  const [shown, setShown] = useState<string | null>(null);
  const at = shown === null ? -1 : (hits?.indexOf(shown) ?? -1);
  const field = useRef<HTMLInputElement>(null);
  useShortcutArea('find');
  useShortcut('findMove', () => {
    field.current?.focus();
    field.current?.select();
  });

  const step = (by: 1 | -1): void => {
    if (!hits || hits.length === 0) return;
    const from = at < 0 && by === -1 ? 0 : at;
    const next = (from + by + hits.length) % hits.length;
    const hit = hits[next];
    if (hit === undefined) return;
    setShown(hit);
    announce(`${next + 1} of ${hits.length}: ${onShow(hit)}`);
  };
  const change = (next: string): void => {
    onText(next);
    setShown(null);
    if (next.trim() === '') onShow(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isClearing = isShortcut(event, 'endFind') && text !== '';
    if (isShortcut(event, 'nextFound')) step(1);
    else if (isShortcut(event, 'previousFound')) step(-1);
    else if (isClearing) change('');
    else return;
    event.preventDefault();
  };
  return (
    <TextInput
      ref={field}
      className={styles.find}
      aria-label={label}
      aria-keyshortcuts={ariaKeys('findMove')}
      placeholder="Name, truck, person, zone, phone"
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={
        hits ? (
          <span className={styles.hits}>{countLabel(props, at)}</span>
        ) : (
          <KeyHint of="findMove" />
        )
      }
      rightSectionWidth={hits ? 76 : 32}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
