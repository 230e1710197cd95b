import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import type { BoardController } from './board-controller';
import { operationDragOf } from './operation-drag';
import { edgeSpeed } from './edge-speed';

const LONGEST_FRAME_S = 0.05;

interface Point {
  clientX: number;
  clientY: number;
}

/** Scrolls a frame under a point until it is stopped; nothing runs while the point stays inside. */
class EdgeScroll {
  private frame = 0;
  private last = 0;
  private point: Point | null = null;

  constructor(private readonly element: HTMLElement) {}

  follow(point: Point): void {
    this.point = point;
    if (!this.frame) this.frame = requestAnimationFrame(this.begin);
  }

  stop = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.point = null;
  };

  private readonly begin = (now: number): void => {
    this.last = now;
    this.step(now);
  };

  private readonly step = (now: number): void => {
    this.frame = 0;
    if (!this.point) return;
    const { left, right, top, bottom } = this.element.getBoundingClientRect();
    const [x, y] = [
      edgeSpeed(this.point.clientX, left, right),
      edgeSpeed(this.point.clientY, top, bottom),
    ];
    if (x === 0 && y === 0) return;
    const seconds = Math.min(LONGEST_FRAME_S, (now - this.last) / 1000);
    this.last = now;
    this.element.scrollBy(x * seconds, y * seconds);
    this.frame = requestAnimationFrame(this.step);
  };
}

/** A board scrolls while a block is dragged near its edge. */
export function useEdgeScroll(
  board: BoardController,
  scroller: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!scroller.current || !board.mayMove) return undefined;
    const scroll = new EdgeScroll(scroller.current);
    const unwatch = monitorForElements({
      canMonitor: ({ source }) => operationDragOf(source.data) !== null,
      onDrag: ({ location }) => scroll.follow(location.current.input),
      onDrop: scroll.stop,
    });
    return () => {
      unwatch();
      scroll.stop();
    };
  }, [board, scroller]);
}
