import { useLayoutEffect, useRef, useState, type JSX, type RefObject } from 'react';
import { useBoardView } from '../drag/use-board-view';
import type { Preview } from '../drag/board-view-slice';
import type { BoardModel } from '../model/board-model';
import styles from './previewed-places.module.css';

interface Arrow {
  id: string;
  path: string;
  isCurrent: boolean;
}

interface Point {
  x: number;
  y: number;
}

/** How far an arrow swings aside between places of one row, in pixels. */
const SWING_PX = 26;
/** Closer than that is the same place: a block has a seam, and a proposed place has none. */
const SAME_PX = 6;

/** From edge to edge, so that neither place's words are crossed. */
function pathBetween(from: DOMRect, to: DOMRect, origin: Point): string {
  const isBelow = to.top > from.top;
  const isLevel = Math.abs(to.top - from.top) <= SAME_PX;
  const start: Point = {
    x: from.left + from.width / 2 - origin.x,
    y: (isBelow && !isLevel ? from.bottom : from.top) - origin.y,
  };
  const end: Point = {
    x: to.left + to.width / 2 - origin.x,
    y: (isBelow || isLevel ? to.top : to.bottom) - origin.y,
  };
  const bend = isLevel ? Math.min(start.y, end.y) - SWING_PX : (start.y + end.y) / 2;
  return `M ${start.x} ${start.y} C ${start.x} ${bend}, ${end.x} ${bend}, ${end.x} ${end.y}`;
}

/** A job that only gets longer stays where it is. */
const isElsewhere = (from: DOMRect, to: DOMRect): boolean =>
  Math.abs(from.top - to.top) > SAME_PX || Math.abs(from.left - to.left) > SAME_PX;

function arrowsOf({ places }: Preview, scroller: HTMLElement, over: Element): Arrow[] {
  const { left: x, top: y } = over.getBoundingClientRect();
  return places.flatMap(({ operationId: id, isCurrent }) => {
    const from = scroller.querySelector(`[data-block="${id}"]`)?.getBoundingClientRect();
    const to = scroller.querySelector(`[data-preview="${id}"]`)?.getBoundingClientRect();
    return from && to && isElsewhere(from, to)
      ? [{ id, isCurrent, path: pathBetween(from, to, { x, y }) }]
      : [];
  });
}

export interface PreviewArrowsProps {
  scroller: RefObject<HTMLElement | null>;
  /** A changed day draws them again. */
  model: BoardModel;
}

/** From where each move is to where the proposal on screen puts it. */
export function PreviewArrows({ scroller, model }: PreviewArrowsProps): JSX.Element | null {
  const preview = useBoardView((view) => view.preview);
  const own = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useLayoutEffect(() => {
    const [frame, over] = [scroller.current, own.current];
    if (!preview || !frame || !over) return undefined;
    const draw = (): void => setArrows(arrowsOf(preview, frame, over));
    draw();
    const sizes = new ResizeObserver(draw);
    sizes.observe(over.parentElement ?? frame);
    return () => sizes.disconnect();
  }, [preview, scroller, model]);
  if (!preview) return null;
  return (
    <svg ref={own} className={styles.arrows} aria-hidden>
      <defs>
        <marker
          id="step-arrow"
          viewBox="0 0 8 8"
          refX={7}
          refY={4}
          markerWidth={5}
          markerHeight={5}
          orient="auto"
        >
          <path className={styles.head} d="M 0 0 L 8 4 L 0 8 z" />
        </marker>
      </defs>
      {arrows.map(({ id, path, isCurrent }) => (
        <path
          key={id}
          className={styles.arrow}
          d={path}
          data-current={isCurrent}
          markerEnd="url(#step-arrow)"
        />
      ))}
    </svg>
  );
}
