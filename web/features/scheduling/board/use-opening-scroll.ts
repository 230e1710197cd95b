import { useEffect, useRef, type RefObject } from 'react';
import { BOARD_CONFIG } from '#modules/scheduling/contract/board-rules.js';
import type { BoardModel } from '../model/board-model';

/** This much of the time before the first booking stays visible. */
const COLUMNS_BEFORE = 2;

/** If the day is wider than the window, it opens with its first booking in view. */
export function useOpeningScroll(scroller: RefObject<HTMLElement | null>, model: BoardModel): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const frame = scroller.current;
    if (!frame || shown.current === model.view.day.date) return;
    shown.current = model.view.day.date;
    const columns = [...model.blocks.values()].flatMap(({ grid }) => grid?.column ?? []);
    const lane = frame.querySelector<HTMLElement>('[data-lane]');
    if (columns.length === 0 || !lane) return;
    const first = Math.max(0, Math.min(...columns) - COLUMNS_BEFORE);
    frame.scrollLeft = (lane.offsetWidth / BOARD_CONFIG.columns) * first;
  }, [scroller, model]);
}
