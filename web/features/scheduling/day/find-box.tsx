import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { isShortcut, useShortcutArea } from '../../../shared/shortcuts';
import { announce } from '../../../shared/ui';
import styles from './marks.module.css';

export interface FindBoxProps {
  text: string;
  onText: (text: string) => void;
  /** What is found, in the order of the walk; null while nothing is looked for. */
  hits: readonly string[] | null;
  /** Brings a hit into view and marks it; returns what it is, in words; null: marks none. */
  onShow: (hit: string | null) => string;
}

/** `12 found`, `3 of 12`. */
function countLabel(hits: readonly string[] | null, at: number): string {
  if (!hits) return '';
  if (hits.length === 0) return 'none';
  return at < 0 ? `${hits.length} found` : `${at + 1} of ${hits.length}`;
}

/** Looks for moves; Enter walks through what is found, Shift+Enter back, Escape ends it. */
export function FindBox({ text, onText, hits, onShow }: FindBoxProps): JSX.Element {
  const [at, setAt] = useState(-1);
  const known = useRef(hits);
  useShortcutArea('find');
  useEffect(() => {
    if (known.current?.join() === hits?.join()) return;
    known.current = hits;
    setAt(-1);
  }, [hits]);

  const step = (by: 1 | -1): void => {
    if (!hits || hits.length === 0) return;
    const from = at < 0 && by === -1 ? 0 : at;
    const next = (from + by + hits.length) % hits.length;
    const hit = hits[next];
    if (hit === undefined) return;
    setAt(next);
    announce(`${next + 1} of ${hits.length}: ${onShow(hit)}`);
  };
  const clear = (): void => {
    onText('');
    onShow(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isClearing = isShortcut(event, 'endFind') && text !== '';
    if (isShortcut(event, 'nextFound')) step(1);
    else if (isShortcut(event, 'previousFound')) step(-1);
    else if (isClearing) clear();
    else return;
    event.preventDefault();
  };
  return (
    <TextInput
      className={styles.find}
      aria-label="Find a move on this board"
      placeholder="Name, truck, person, zone, phone"
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={hits && <span className={styles.hits}>{countLabel(hits, at)}</span>}
      rightSectionWidth={hits ? 64 : 0}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
