import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, type CSSProperties, type JSX } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { counted } from '#kernel/counted.js';
import { areaAround, OverviewMap, useGetAreaQuery, type MapPoint } from '../../features/maps';
import { RetryBanner } from '../../shared/ui';
import type { BranchValues } from './branch-values';
import { zoneAreas } from './zone-areas';
import styles from './zone-map.module.css';

/** Degrees on each side of the branch: farther zones are beyond a day's drive. */
const REACH = 1;
const PAUSE_MS = 400;

const placeOf = (latitude: number | null, longitude: number | null) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** So many are named; the rest is counted. */
const NAMED = 12;

function missingLabel(codes: readonly string[]): string {
  if (codes.length === 0) return '';
  const more = codes.length - NAMED;
  const named = codes.slice(0, NAMED).join(', ');
  return `Not on the map: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Where the branch's zones are: its zip codes on the map, as they are typed beside it. */
export function ZoneMap(): JSX.Element {
  const { control } = useFormContext<BranchValues>();
  const [name, typed, latitude, longitude] = useWatch({
    control,
    name: ['name', 'zones', 'latitude', 'longitude'],
  });
  const [zones] = useDebouncedValue(typed, PAUSE_MS);
  const home = useMemo(() => placeOf(latitude, longitude), [latitude, longitude]);
  const box = home && {
    ...{ south: home.latitude - REACH, north: home.latitude + REACH },
    ...{ west: home.longitude - REACH, east: home.longitude + REACH },
  };
  const { data, isError, refetch } = useGetAreaQuery((box && areaAround(box)) ?? skipToken);
  const { legend, colors, centers, missing } = useMemo(() => zoneAreas(zones, data), [zones, data]);
  const points = useMemo((): MapPoint[] => {
    const branch = { id: 'branch', group: 'branch', label: name || 'The branch' };
    return home ? [{ ...branch, position: home, sign: '⌂', color: '#1b2230' }] : [];
  }, [home, name]);

  if (!home)
    return <p className={styles.note}>Give the branch an address to see its zones on a map.</p>;
  return (
    <div className={styles.zones}>
      {isError && (
        <RetryBanner onRetry={() => void refetch()}>
          The zip codes of this area could not be loaded.
        </RetryBanner>
      )}
      <OverviewMap
        name="Map of the zones"
        points={points}
        around={centers}
        zipColors={colors}
        shows={`${latitude} ${longitude} ${centers.length}`}
      />
      <ul className={styles.legend} aria-label="Zones on the map">
        {legend.map(({ zone, color, placed }, at) => (
          <li key={at} style={{ '--zone': color } as CSSProperties}>
            <b>{zone}</b> {counted(placed, 'zip code')}
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {missingLabel(missing)}
      </p>
    </div>
  );
}
