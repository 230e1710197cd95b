import { useEffect, useRef, type JSX, type RefObject } from 'react';
import { useBoard } from '../drag/board-context';
import { choose } from '../drag/choose-blocks';
import styles from './selection.module.css';

interface Point {
  clientX: number;
  clientY: number;
}

/** Less is a click. */
const LEAST_PX = 4;

const spanned = (from: Point, to: Point): DOMRectReadOnly =>
  ({
    left: Math.min(from.clientX, to.clientX),
    right: Math.max(from.clientX, to.clientX),
    top: Math.min(from.clientY, to.clientY),
    bottom: Math.max(from.clientY, to.clientY),
  }) as DOMRectReadOnly;

const meets = (a: DOMRectReadOnly, b: DOMRectReadOnly): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The row on whose free space the pointer is; null beside it and on a block. */
function freeSpaceOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-block], button, a')) return null;
  return target.closest('[data-lane]')?.closest<HTMLElement>('[data-row="unassigned"]') ?? null;
}

const idsIn = (row: HTMLElement, area: DOMRectReadOnly): string[] =>
  [...row.querySelectorAll<HTMLElement>('[data-block]')]
    .filter((block) => meets(block.getBoundingClientRect(), area))
    .flatMap(({ dataset }) => dataset.block ?? []);

/** Chooses the blocks of the Unassigned row over which the pointer draws a frame. */
export function Lasso({ around }: { around: RefObject<HTMLElement | null> }): JSX.Element {
  const board = useBoard();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = around.current;
    if (!element || !board.mayPlan) return undefined;
    let end: (() => void) | null = null;
    const onDown = (down: MouseEvent): void => {
      const row = freeSpaceOf(down.target);
      if (down.button !== 0 || !row || board.drag.current()) return;
      // No text is marked under the frame.
      down.preventDefault();
      end = drawFrom(down, frame.current, (area) => {
        const ids = area ? idsIn(row, area) : [];
        const isMore = down.shiftKey || down.ctrlKey || down.metaKey;
        const before = isMore ? board.view.chosen : [];
        const [first] = ids;
        if (first) choose(board, [...new Set([...before, ...ids])], first);
        else if (!isMore) board.show({ chosen: [], anchor: null });
      });
    };
    element.addEventListener('mousedown', onDown);
    return () => {
      element.removeEventListener('mousedown', onDown);
      end?.();
    };
  }, [around, board]);
  return <div ref={frame} className={styles.lasso} hidden />;
}

/**
 * Draws the frame until the button is released; Escape gives up.
 * @param done with the area, null for a click
 * @returns what gives up
 */
function drawFrom(
  from: Point,
  frame: HTMLElement | null,
  done: (area: DOMRectReadOnly | null) => void,
): () => void {
  const areaTo = (to: Point): DOMRectReadOnly | null => {
    const area = spanned(from, to);
    const isClick = area.right - area.left < LEAST_PX && area.bottom - area.top < LEAST_PX;
    return isClick ? null : area;
  };
  const onMove = (at: MouseEvent): void => {
    const area = areaTo(at);
    if (!area || !frame) return;
    frame.hidden = false;
    Object.assign(frame.style, {
      left: `${area.left}px`,
      top: `${area.top}px`,
      width: `${area.right - area.left}px`,
      height: `${area.bottom - area.top}px`,
    });
  };
  const onUp = (at: MouseEvent): void => {
    stop();
    done(areaTo(at));
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') stop();
  };
  const stop = (): void => {
    window.removeEventListener('mousemove', onMove);
    window.removeEventListener('mouseup', onUp);
    window.removeEventListener('keydown', onKey);
    if (frame) frame.hidden = true;
  };
  window.addEventListener('mousemove', onMove);
  window.addEventListener('mouseup', onUp);
  window.addEventListener('keydown', onKey);
  return stop;
}
