import { NO_RECORDS } from '../../domain/known.js';
import type { Records } from '../../domain/known.js';
import type { Job } from '../../domain/job.js';
import type { Stamp } from '../../domain/stamp.js';

/** What stamps are judged by: what is stored already, and each one of the same request before it. */
export interface KnownStamps {
  readonly jobs: ReadonlyMap<string, Job>;
  readonly records: Map<string, Records>;
  readonly byId: Map<string, Stamp>;
}

/** From now on it is judged by this stamp too. */
export function joinStamp({ records, byId }: KnownStamps, stamp: Stamp): void {
  const { stamps, entries } = records.get(stamp.operationId) ?? NO_RECORDS;
  records.set(stamp.operationId, { stamps: [...stamps, stamp], entries });
  byId.set(stamp.id, stamp);
}

export const withoutStamps = ({ stamps, entries }: Records, ids: ReadonlySet<string>): Records => ({
  stamps: stamps.filter(({ id }) => !ids.has(id)),
  entries,
});
