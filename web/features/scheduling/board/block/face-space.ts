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
import { useFontArrivals } from '../../../../shared/ui';
import type { Density } from '../../model/face/face-sizes';
import { UNASSIGNED_ROW } from '../../model/operation-place';

/** How much room a board leaves for the words on its blocks. */
export interface FaceSpace {
  /** Pixels of a quarter hour. */
  column: number;
  density: Density;
  isWide: boolean;
  /** How often a font has arrived: with each the words are measured again. */
  arrivals: number;
}

/** Null until the board is laid out. */
export const FaceSpaceContext = createContext<FaceSpace | null>(null);

/** If nothing is laid out. */
const USUAL_COLUMN = 20;

const columnOf = (width: number): number =>
  width > 0 ? width / BOARD_CONFIG.columns : USUAL_COLUMN;

// All lanes are equally wide. A truck's goes with its truck; this one is always there.
const laneIn = ({ current }: RefObject<HTMLElement | null>): Element | null =>
  current?.querySelector(`[data-row="${UNASSIGNED_ROW}"] [data-lane]`) ?? null;

/** Measures a board's lanes when they appear and when they change, never while it is drawn. */
export function useFaceSpace(
  scroller: RefObject<HTMLElement | null>,
  density: Density,
): FaceSpace | null {
  const [column, setColumn] = useState<number | null>(null);
  const isWide = !useMediaQuery('(max-width: 1150px)', false, { getInitialValueInEffect: false });
  const arrivals = useFontArrivals();
  useLayoutEffect(
    () => setColumn(columnOf(laneIn(scroller)?.getBoundingClientRect().width ?? 0)),
    [scroller],
  );
  useEffect(() => {
    const watched = laneIn(scroller);
    if (!watched) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      // Not laid out: nobody sees the faces, and they fit again when it is.
      if (width > 0) startTransition(() => setColumn(columnOf(width)));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [scroller]);
  return useMemo(
    () => (column === null ? null : { column, density, isWide, arrivals }),
    [column, density, isWide, arrivals],
  );
}
