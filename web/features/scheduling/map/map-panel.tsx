import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { KeyHint } from '../../../shared/shortcuts';
import styles from './map-panel.module.css';

export interface MapPanelProps {
  /** What is missing on the map, in a few words. */
  note?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Where the map of the day stands, beside the board; on a phone over it. */
export function MapPanel({ note, onClose, children }: MapPanelProps): JSX.Element {
  return (
    <aside className={styles.panel} aria-label="Map of the day">
      <header className={styles.head}>
        <h2>
          Map <KeyHint of="dayMap" />
        </h2>
        <span className={styles.note} role="status">
          {note}
        </span>
        <ActionIcon size="sm" aria-label="Hide the map" onClick={onClose}>
          <IconX size={15} aria-hidden />
        </ActionIcon>
      </header>
      {children}
    </aside>
  );
}
