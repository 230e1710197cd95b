import { useMemo, type JSX, type RefObject } from 'react';
import { counted } from '#kernel/counted.js';
import { apiErrorOf } from '../../../shared/api';
import { RetryBanner } from '../../../shared/ui';
import { OverviewMap } from '../../maps';
import { useGetDayMapQuery } from '../api/day-map-api';
import type { BoardModel } from '../model/board-model';
import type { DayKey } from '../model/day-key';
import { activityOf, pointsOf, routesOf, unplacedIn, waysOf } from './day-routes';
import styles from './day-map.module.css';
import { MapPanel } from './map-panel';
import { RouteList } from './route-list';
import { stopsKey } from './stops-key';
import { useJoinedHover } from './use-joined-hover';

export interface DayMapProps {
  dayKey: DayKey;
  model: BoardModel;
  /** The board beside it. */
  board: RefObject<HTMLElement | null>;
  /** Shows a block on the board and opens it. */
  onChoose: (blockId: string) => void;
  onClose: () => void;
}

const NOTHING = { branch: { name: '', latitude: null, longitude: null }, activities: [] };

const notPlaced = (count: number): string =>
  count === 0 ? '' : `${counted(count, 'stop')} not placed`;

/** Where the day's moves go, beside the board: a map, and the same as a list. */
export default function DayMap({
  dayKey,
  model,
  board,
  onChoose,
  onClose,
}: DayMapProps): JSX.Element {
  const { branchId, day } = dayKey;
  // While it asks again, what it had stays: the board has moved on by one stop, not to another day.
  const { data, error, refetch } = useGetDayMapQuery({ branchId, day, stops: stopsKey(model) });
  const map = data ?? NOTHING;
  const rows = useMemo(() => routesOf(model, map), [model, map]);
  const points = useMemo(() => pointsOf(rows, map), [rows, map]);
  const ways = useMemo(() => waysOf(rows, map), [rows, map]);
  const groups = useMemo(
    () => new Map([...model.blocks.values()].map((block) => [block.id, activityOf(block)])),
    [model],
  );
  const [lit, light] = useJoinedHover(board, groups);
  const choose = (group: string): void => {
    const [first] = [...groups].find(([, of]) => of === group) ?? [];
    if (first !== undefined) onChoose(first);
  };

  return (
    <MapPanel note={data && notPlaced(unplacedIn(rows))} onClose={onClose}>
      {error && !data && (
        <RetryBanner onRetry={() => void refetch()}>
          {`The map of this day could not be loaded.\n${apiErrorOf(error).message}`}
        </RetryBanner>
      )}
      <div className={styles.map}>
        <OverviewMap
          name="Map of the day"
          points={points}
          ways={ways}
          shows={data ? 'day' : 'nothing'}
          lit={lit}
          onLight={light}
          onChoose={choose}
          fills
        />
      </div>
      {data && <RouteList rows={rows} lit={lit} onLight={light} onChoose={onChoose} />}
      {!data && !error && (
        <div className={styles.list} role="status" aria-label="Loading the stops" />
      )}
    </MapPanel>
  );
}
