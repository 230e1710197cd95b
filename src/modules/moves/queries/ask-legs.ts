import type { QueryBus } from '@nestjs/cqrs';
import { DriveLegsQuery } from '#modules/maps/index.js';
import type { DriveLeg } from '#modules/maps/index.js';
import type { DriveRoute } from '../domain/transit/drive-route.js';

/**
 * The legs of a route in their order; one with an end that has no position yet is not asked for, and null.
 * @param end as of DriveLegsQuery
 */
export async function askLegs(
  queries: QueryBus,
  { legs, timezone }: Pick<DriveRoute, 'legs' | 'timezone'>,
  end?: AbortSignal,
): Promise<(DriveLeg | null)[]> {
  const known = legs.map(({ from, to, departure }) =>
    from && to ? { from, to, departure } : null,
  );
  const asked = known.filter((leg) => leg !== null);
  const found = await queries.execute(new DriveLegsQuery(asked, timezone, end));
  return known.map((leg) => (leg ? (found[asked.indexOf(leg)] ?? null) : null));
}
