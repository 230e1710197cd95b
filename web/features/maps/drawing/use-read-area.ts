import { useCallback } from 'react';
import type { AreaBox, AreaView } from '#modules/maps/contract/area.view.js';
import { useLazyGetAreaQuery } from '../api';

/** What is in a part of the map; null if it could not be had: the map is then without its names. */
export type ReadArea = (box: AreaBox) => Promise<AreaView | null>;

/** Reads a part of the map, from the cache where it was read before. */
export function useReadArea(): ReadArea {
  const [read] = useLazyGetAreaQuery();
  return useCallback(
    (box) =>
      read(box, true)
        .unwrap()
        .catch(() => null),
    [read],
  );
}
