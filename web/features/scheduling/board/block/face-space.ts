import { useMediaQuery } from '@mantine/hooks';
import {
  createContext,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import { BOARD_CONFIG } from '#modules/scheduling/contract/board-rules.js';
import type { Density } from '../../model/face/face-sizes';

/** How much room a board leaves for the words on its blocks. */
export interface FaceSpace {
  /** Pixels of a quarter hour. */
  column: number;
  density: Density;
  isWide: boolean;
}

/** Null until the board is laid out. */
export const FaceSpaceContext = createContext<FaceSpace | null>(null);

/** If nothing is laid out. */
const USUAL_COLUMN = 20;

const columnOf = (width: number): number =>
  width > 0 ? width / BOARD_CONFIG.columns : USUAL_COLUMN;

const laneIn = ({ current }: RefObject<HTMLElement | null>): Element | null =>
  current?.querySelector('[data-lane]') ?? null;

/** Measures a board's lanes when they appear and when they change, never while it is drawn. */
export function useFaceSpace(
  scroller: RefObject<HTMLElement | null>,
  density: Density,
): FaceSpace | null {
  const [column, setColumn] = useState<number | null>(null);
  const isWide = !useMediaQuery('(max-width: 1150px)', false, { getInitialValueInEffect: false });
  useLayoutEffect(
    () => setColumn(columnOf(laneIn(scroller)?.getBoundingClientRect().width ?? 0)),
    [scroller],
  );
  useEffect(() => {
    const watched = laneIn(scroller);
    if (!watched) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      startTransition(() => setColumn(columnOf(entry?.contentRect.width ?? 0))),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [scroller]);
  return useMemo(
    () => (column === null ? null : { column, density, isWide }),
    [column, density, isWide],
  );
}
