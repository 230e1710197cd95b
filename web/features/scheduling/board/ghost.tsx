import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { DragLocationHistory } from '@atlaskit/pragmatic-drag-and-drop/types';
import { useEffect, useRef, type CSSProperties, type JSX, type RefObject } from 'react';
import { useBoard } from '../drag/board-context';
import { useDragSession } from '../drag/use-drag-session';
import { shortTime } from '../model/board-block';
import blockStyles from './block/block.module.css';
import { BlockFace, sharesOf } from './block/block-face';
import styles from './ghost.module.css';

/**
 * What the pointer drags, with its drives and from when to when the truck is taken. It follows the pointer
 * up and down and stays in its own columns: a drag changes the truck, never the time.
 */
export function Ghost({
  scroller,
  timezone,
}: {
  scroller: RefObject<HTMLElement | null>;
  timezone: string;
}): JSX.Element | null {
  const board = useBoard();
  const isByPointer = useDragSession((session) => session?.by === 'pointer');
  const ghost = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = ({ location }: { location: DragLocationHistory }): void => {
      const [element, frame] = [ghost.current, scroller.current];
      if (!element || !frame) return;
      const { top } = frame.getBoundingClientRect();
      const { clientY } = location.current.input;
      const y = clientY - top + frame.scrollTop - element.offsetHeight / 2;
      element.style.transform = `translateY(${y}px)`;
      element.style.visibility = 'visible';
    };
    return monitorForElements({ onDrag: follow, onDropTargetChange: follow });
  }, [scroller]);

  const block = isByPointer ? board.drag.current()?.block : null;
  if (!block?.grid) return null;
  const { column, span } = block.grid;
  const { start, end } = block.window;
  return (
    <div
      ref={ghost}
      className={`${styles.ghost} ${blockStyles.ground}`}
      aria-hidden
      style={{ ...sharesOf(block), '--column': column, '--span': span } as CSSProperties}
    >
      <BlockFace block={block} span={span} flags={block.flags} waits={null} />
      <span className={styles.times}>
        out {shortTime(start, timezone)} · {block.start}–{block.end} · in {shortTime(end, timezone)}
      </span>
    </div>
  );
}
