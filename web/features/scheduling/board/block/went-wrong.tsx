import { Button, Group } from '@mantine/core';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { usePinMoveMutation, useUnpinMoveMutation } from '../../api/pin-api';
import { useBoard } from '../../drag/board-context';
import { usePlanDesk } from '../../drag/plan-desk-context';
import { showRefusal } from '../../drag/show-refusal';
import type { BoardBlock } from '../../model/board-block';
import styles from './block-popup.module.css';
import { FixButton } from './fix-button';
import { RunningLate } from './running-late';

export interface WentWrongProps {
  block: BoardBlock;
  timezone: string;
  /** The ways out of waiting stand elsewhere. */
  hasWaysOut: boolean;
  /** Before what is pressed is done. */
  onPress: () => void;
}

/** What the plan desk does for a move: mends a mark, repairs what went wrong with it, leaves it where it is. */
export function WentWrong(props: WentWrongProps): JSX.Element | null {
  const { block, timezone, hasWaysOut, onPress } = props;
  const board = useBoard();
  const desk = usePlanDesk();
  const [isAskingEnd, setAskingEnd] = useState(false);
  if (!desk) return null;
  const { id, place } = block;
  const close = (): void => board.show({ open: null });
  const repair = (cause: { late: { end: string } } | { noShow: object }): void => {
    close();
    const asked =
      'late' in cause
        ? { late: { operation: id, end: cause.late.end } }
        : { noShow: { operation: id } };
    void desk.propose({ kind: 'repair', cause: asked });
  };
  return (
    <section className={styles.hours} aria-label="Plan desk" onClickCapture={onPress}>
      <Group gap={4}>
        {place.truck !== null && (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={isAskingEnd}
              onClick={() => setAskingEnd(!isAskingEnd)}
            >
              Running late…
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => repair({ noShow: {} })}>
              No-show
            </Button>
            <PinButton block={block} />
          </>
        )}
        {/* Last: a mark that comes with what was pressed moves none of the others. */}
        <FixButton id={id} except={hasWaysOut ? 'cantStart' : undefined} onAsked={close} />
      </Group>
      {isAskingEnd && (
        <RunningLate block={block} timezone={timezone} onEnd={(end) => repair({ late: { end } })} />
      )}
    </section>
  );
}

/** Lets the desk leave a move where it is, or move it again. */
function PinButton({ block }: { block: BoardBlock }): JSX.Element {
  const { key } = useBoard();
  const [pin, pinning] = usePinMoveMutation();
  const [unpin, unpinning] = useUnpinMoveMutation();
  const { pinned } = block.booking.metaData;
  const isPinned = pinned !== undefined && pinned !== null;
  const change = async (): Promise<void> => {
    const call = { ...key, operationId: block.id };
    const { error } = isPinned ? await unpin(call) : await pin(call);
    if (error) showRefusal(block.name, error);
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={
        isPinned ? <IconPinnedOff size={14} aria-hidden /> : <IconPin size={14} aria-hidden />
      }
      disabled={pinning.isLoading || unpinning.isLoading}
      onClick={() => void change()}
    >
      {isPinned ? 'Unpin' : 'Pin'}
    </Button>
  );
}
