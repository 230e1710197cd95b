import { useLayoutEffect, useRef, type JSX, type ReactNode } from 'react';
import { useDragSession } from '../drag/use-drag-session';
import styles from './planner.module.css';

/** A line above the board, which stays as high as it is while a block is held: what a colleague adds waits. */
export function SteadyLine({ children }: { children: ReactNode }): JSX.Element {
  const line = useRef<HTMLDivElement>(null);
  const isHeld = useDragSession((session) => session !== null);
  useLayoutEffect(() => {
    const { current } = line;
    if (!isHeld || !current) return;
    const { style } = current;
    style.height = `${current.offsetHeight}px`;
    return () => void (style.height = '');
  }, [isHeld]);
  return (
    <div ref={line} className={styles.line} data-steady={isHeld}>
      {children}
    </div>
  );
}
