import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { DragLocationHistory } from '@atlaskit/pragmatic-drag-and-drop/types';
import { useEffect, useRef, type JSX, type RefObject } from 'react';
import { useBoard } from '../drag/board-context';
import { useDragSession } from '../drag/use-drag-session';
import styles from './ghost.module.css';

/**
 * What the pointer drags. It follows the pointer up and down and stays in its own columns: a drag
 * changes the truck, never the time.
 */
export function Ghost({
  scroller,
}: {
  scroller: RefObject<HTMLElement | null>;
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
  return (
    <div
      ref={ghost}
      className={styles.ghost}
      aria-hidden
      style={{
        left: `calc(var(--col) * ${column})`,
        width: `calc(var(--col) * ${span})`,
      }}
    >
      <b>{block.name}</b> {block.times}
    </div>
  );
}
