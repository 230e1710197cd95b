import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsMaximize, IconX } from '@tabler/icons-react';
import { useContext, useMemo, useState, type JSX, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { HeaderSlotsContext, OverContext, type HeaderSlots } from '../../shared/pages';
import { KeyHint } from '../../shared/shortcuts';
import styles from './board-part.module.css';
import { useOverKeys } from './use-over-keys';

export interface OverBoardProps {
  /** Leads back to the board beneath; null: the page stands alone. */
  close: (() => void) | null;
  children: ReactNode;
}

/** A page over the right half of the board, or alone: the same elements, so that nothing typed is lost. */
export function OverBoard({ close, children }: OverBoardProps): JSX.Element {
  const location = useLocation();
  const frameSlots = useContext(HeaderSlotsContext);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const isOver = close !== null;
  const over = useMemo(() => close && { close }, [close]);
  const slots = useMemo<HeaderSlots>(
    () => ({ title, actions, sandboxLabel: frameSlots?.sandboxLabel ?? null, isOver: true }),
    [title, actions, frameSlots?.sandboxLabel],
  );
  const panel = useOverKeys(close);
  return (
    <div
      ref={panel}
      className={isOver ? styles.panel : styles.alone}
      {...(isOver && { role: 'region', 'aria-label': 'Over the board', tabIndex: -1 })}
      data-over-page={isOver || undefined}
    >
      {isOver && (
        <div className={styles.head}>
          <ActionIcon aria-label="Close the move" onClick={() => close()}>
            <IconX size={17} aria-hidden />
          </ActionIcon>
          <div ref={setTitle} className={styles.title} />
          <div ref={setActions} />
          <Button
            component={Link}
            to={location.pathname + location.search}
            replace
            state={null}
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowsMaximize size={14} aria-hidden />}
          >
            Full page
          </Button>
          <span className={styles.hint} data-key-hint>
            <KeyHint of="closeOver" /> back to the board
          </span>
        </div>
      )}
      <div className={styles.body}>
        <HeaderSlotsContext value={isOver ? slots : frameSlots}>
          <OverContext value={over}>{children}</OverContext>
        </HeaderSlotsContext>
      </div>
    </div>
  );
}
