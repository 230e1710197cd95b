import { useMemo, useState, type JSX, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { counted } from '#kernel/counted.js';
import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import { OverviewMap, type MapPoint } from '../maps';
import { locationLink } from './columns';
import styles from './problem-locations.module.css';
import { usePointedRow } from './use-pointed-row';

export interface LocationsMapProps {
  rows: readonly ProblemLocationView[];
  /** The list beside it. */
  list: RefObject<HTMLElement | null>;
}

/** Light enough for black, dark enough on either scheme. */
const COLOR = '#d9480f';

function pointOf({ _id, address, reason, ...place }: ProblemLocationView): MapPoint[] {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return [];
  const label = [address, reason].filter(Boolean).join(': ');
  return [
    { id: _id, group: _id, position: { latitude, longitude }, label, sign: '!', color: COLOR },
  ];
}

const notPlaced = (count: number): string =>
  count === 0
    ? ''
    : `${counted(count, 'address is', 'addresses are')} not on the map. Open one and set its pin.`;

/** The list's places on a map; what is pointed at stands out in both. */
export function LocationsMap({ rows, list }: LocationsMapProps): JSX.Element {
  const navigate = useNavigate();
  const points = useMemo(() => rows.flatMap(pointOf), [rows]);
  const pointed = usePointedRow(list);
  const [lit, light] = useState<string | null>(null);
  return (
    <aside className={styles.map} aria-label="Map of the problem locations">
      <OverviewMap
        name="Map of the problem locations"
        points={points}
        shows={points.map(({ id }) => id).join(' ')}
        lit={lit ?? pointed}
        onLight={light}
        onChoose={(id) => void navigate(locationLink({ _id: id }))}
        fills
      />
      <p className={styles.missing} role="status">
        {notPlaced(rows.length - points.length)}
      </p>
    </aside>
  );
}
