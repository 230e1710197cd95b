import type { ActivityValues, LocationValues } from '../form/values';

/** Degrees; null while it is not known. */
type Position = Pick<LocationValues, 'latitude' | 'longitude'>;

/** One drive between two known positions, each written `lat,lng`. */
export interface Drive {
  /** Equal for the same drive, whenever it begins. */
  key: string;
  from: string;
  to: string;
  /** Instant of departure; absent while no truck has a start. */
  at?: string;
}

const pointOf = ({ latitude, longitude }: Position): string | null =>
  latitude === null || longitude === null ? null : `${latitude},${longitude}`;

/** When the work begins and how long it takes, in milliseconds. */
function workOf(operations: ActivityValues['operations']): { start: number; takes: number } | null {
  const starts = operations.map(({ date }) => Date.parse(date)).filter(Number.isFinite);
  if (starts.length === 0) return null;
  const start = Math.min(...starts);
  const ends = operations.map(({ date, duration }) => Date.parse(date) + duration * 3_600_000);
  return { start, takes: Math.max(start, ...ends.filter(Number.isFinite)) - start };
}

/**
 * The drives of a day as it is typed: to each stop, then back to the branch; null where an end has
 * no position yet. They begin when the server would have them begin.
 */
export function routeOf(
  home: Position | undefined,
  { locations, operations }: Pick<ActivityValues, 'locations' | 'operations'>,
): (Drive | null)[] {
  const base = home ? pointOf(home) : null;
  const points = [base, ...locations.map(pointOf), base];
  const work = workOf(operations);
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? null;
    if (from === null || to === null) return null;
    const later = work && (work.takes * index) / Math.max(1, locations.length);
    const at = work ? new Date(work.start + (later ?? 0)).toISOString() : undefined;
    return { key: `${from} > ${to}`, from, to, ...(at && { at }) };
  });
}
