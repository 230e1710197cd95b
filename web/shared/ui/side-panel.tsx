import { CloseButton, Portal } from '@mantine/core';
import { useEffect, useId, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import { useOver } from '../pages/overlay-navigation';
import styles from './side-panel.module.css';
import { useReturnFocus } from './use-return-focus';

export interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** On the element of the page that makes room for the panel while there is one. */
const OPEN = 'data-side-panel';

/**
 * A panel at the right of a page that stays readable and can be worked in: it moves aside where it
 * has the width. Escape within the panel closes it, and what had the focus before gets it back.
 */
export function SidePanel({ title, onClose, children }: SidePanelProps): JSX.Element {
  const id = useId();
  const isOver = useOver() !== null;
  useReturnFocus();
  useEffect(() => {
    document.documentElement.setAttribute(OPEN, '');
    return () => document.documentElement.removeAttribute(OPEN);
  }, []);
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Portal>
      <aside
        className={styles.panel}
        aria-labelledby={id}
        // The panel of a page that is open over another lies outside that page's element.
        data-over-page={isOver || undefined}
        onKeyDown={keys}
      >
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <CloseButton aria-label="Close" onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </aside>
    </Portal>
  );
}
