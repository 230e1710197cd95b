import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { LatLng } from '#modules/maps/contract/lat-lng.js';
import { isHold } from '#modules/moves/contract/activity-rules.js';
import type { MapPoint, MapWay } from '../../maps';
import type { ActivityValues, LocationValues } from '../form/values';
import { addressLine } from '../labels/address-line';

/** What the strip needs to know of a branch. */
export type Home = Pick<BranchView, 'name' | 'latitude' | 'longitude'>;
type Stop = Pick<
  LocationValues,
  'typeOfWOrk' | 'driveTime' | 'driveDistance' | 'latitude' | 'longitude'
> &
  Parameters<typeof addressLine>[0];

/** What of a day the strip shows. */
export interface StripDay {
  locations: readonly Stop[];
  transitInfo: Pick<ActivityValues['transitInfo'], 'endingDriveTime'>;
}

/** A drive of the strip. */
export interface StripLeg {
  /** Hours; null while nobody has measured it. */
  hours: number | null;
  /** Null while unknown, and for the way back, whose miles are not kept. */
  miles: number | null;
}

/** A day's route from the branch over its stops and back: one leg more than stops. */
export interface Strip {
  legs: readonly StripLeg[];
  /** Hours of all drives that are known. */
  hours: number;
  /** How many are not. */
  unknown: number;
}

const legTo = (stop: Stop): StripLeg =>
  isHold(stop)
    ? { hours: 0, miles: 0 }
    : { hours: stop.driveTime, miles: stop.driveTime === null ? null : stop.driveDistance };

export function stripOf({ locations, transitInfo }: StripDay): Strip {
  const legs = [...locations.map(legTo), { hours: transitInfo.endingDriveTime, miles: null }];
  return {
    legs,
    hours: legs.reduce((sum, { hours }) => sum + (hours ?? 0), 0),
    unknown: legs.filter(({ hours }) => hours === null).length,
  };
}

const COLOR = '#2b57b5';
const HOME_COLOR = '#1b2230';

const placeOf = ({ latitude, longitude }: Pick<Home, 'latitude' | 'longitude'>): LatLng | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** The same route on a map; a stop without a position is passed over. */
export function mapOf(
  home: Home | undefined,
  { locations }: Pick<StripDay, 'locations'>,
): { points: MapPoint[]; ways: MapWay[] } {
  const base = home ? placeOf(home) : null;
  const stops = locations.flatMap((stop, at): MapPoint[] => {
    const position = placeOf(stop);
    const label = `Stop ${at + 1}: ${addressLine(stop)}`;
    const id = String(at + 1);
    return position ? [{ id, group: id, position, label, sign: id, color: COLOR }] : [];
  });
  const branch = { id: 'branch', group: 'branch', label: home?.name ?? '', sign: '⌂' };
  const ends: MapPoint[] = base ? [{ ...branch, position: base, color: HOME_COLOR }] : [];
  const route = stops.length > 0 ? [...ends, ...stops, ...ends] : ends;
  const ways = route.slice(1).flatMap((to, at): MapWay[] => {
    const from = route[at];
    const isDrive = from?.group === 'branch' || to.group === 'branch';
    return from
      ? [
          {
            ...{ group: to.group, from: from.position, to: to.position },
            ...{ color: COLOR, isDrive, aside: 0 },
          },
        ]
      : [];
  });
  return { points: [...ends, ...stops], ways };
}
