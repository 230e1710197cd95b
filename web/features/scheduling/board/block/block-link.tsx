import { Button, Group } from '@mantine/core';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { useEffect, useRef, useState, type JSX, type RefObject } from 'react';
import { useBoard, useBoardModel } from '../../drag/board-context';
import type { BoardBlock } from '../../model/board-block';
import { legMinutes, mayFollow, shortName } from '../../model/direct-leg';
import styles from './block-popup.module.css';

/** What has the focus where nothing is chosen: nobody went on to something else meanwhile. */
const UNCHOSEN = 'body, [tabindex="-1"], :disabled';

/** The button that takes the place of the pressed one gets its focus. */
function useFocusAfter(isSending: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    const isOver = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (isOver && document.activeElement?.matches(UNCHOSEN)) {
      section.current?.querySelector('button')?.focus();
    }
  }, [isSending]);
  return section;
}

/** Where a block's truck comes from and goes without the yard, and how to change that. */
export function BlockLink({ block }: { block: BoardBlock }): JSX.Element | null {
  const board = useBoard();
  const model = useBoardModel();
  const [why, setWhy] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const section = useFocusAfter(isSending);
  if (!model) return null;

  const { follows, followedBy } = block.booking.operation;
  const before = follows && model.blocks.get(follows.operationId);
  const next = followedBy !== null && model.blocks.get(followedBy);
  const offered = board.mayLift(block) && board.link ? mayFollow(model, block) : null;
  if (!before && !next && !offered) return null;

  const send = async (other: BoardBlock, isDirect: boolean): Promise<void> => {
    setSending(true);
    setWhy(null);
    setWhy((await board.link?.(block, other, isDirect)) ?? null);
    setSending(false);
  };
  return (
    <section ref={section} className={styles.link} aria-label="Direct drives">
      {follows && before && (
        <Group gap="xs">
          <IconLink size={14} aria-hidden />
          <span>
            Follows {shortName(before)}, {legMinutes(follows)}
          </span>
          {board.mayLift(block) && board.link && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={isSending}
              leftSection={<IconUnlink size={14} aria-hidden />}
              onClick={() => void send(before, false)}
            >
              Unlink
            </Button>
          )}
        </Group>
      )}
      {next && (
        <Group gap="xs">
          <IconLink size={14} aria-hidden />
          <span>Then straight to {shortName(next)}</span>
        </Group>
      )}
      {offered && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isSending}
          leftSection={<IconLink size={14} aria-hidden />}
          onClick={() => void send(offered, true)}
        >
          Follow {shortName(offered)}
        </Button>
      )}
      {why !== null && (
        <p role="alert" className={styles.why}>
          {why}
        </p>
      )}
    </section>
  );
}
