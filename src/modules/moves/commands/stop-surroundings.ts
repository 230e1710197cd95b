import { Injectable } from '@nestjs/common';
import type { LocationRow } from '../persistence/location.row.js';

/** What lies around a stop: its zip zone with the fee, and a known problem. */
export type Surroundings = Pick<
  LocationRow,
  'zone' | 'zoneFeeCents' | 'isProblem' | 'problemReason'
>;

@Injectable()
export class StopSurroundings {
  of(
    { zone, zoneFeeCents, isProblem, problemReason }: LocationRow,
    _branchId: string,
  ): Promise<Surroundings> {
    return Promise.resolve({ zone, zoneFeeCents, isProblem, problemReason });
  }
}
