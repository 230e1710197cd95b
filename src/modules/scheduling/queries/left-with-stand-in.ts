import { Injectable } from '@nestjs/common';
import type { InTheWayView } from '../contract/retiming.view.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';
import type { StoredStandIn } from '../persistence/stand-in.repository.js';
import { InTheWay } from './in-the-way.js';
import { TruckRows } from './truck-rows.js';
import type { RowOperation } from './truck-rows.js';

/** When it began by its times in force; null where it has none. */
const beganAt = ({ progress }: RowOperation): string | null =>
  progress.leftYard ?? progress.started ?? progress.finished;

/** Knows which jobs of a row went out with the truck that serves it, not with its own. */
@Injectable()
export class LeftWithStandIn {
  constructor(
    private readonly occupancy: OccupancyRepository,
    private readonly rows: TruckRows,
    private readonly inTheWay: InTheWay,
  ) {}

  async of({ truckId, day, starts }: StoredStandIn, timezone: string): Promise<InTheWayView[]> {
    const { occupied } = await this.occupancy.onRow(truckId, day);
    const booked = occupied.filter((one) => one.kind === 'booking' && one.rowId === truckId);
    const ids = booked.flatMap(({ operationId }) => operationId ?? []);
    const left = new Set(
      (await this.rows.of(ids))
        .filter((one) => new Date(beganAt(one) ?? 0) >= starts)
        .map(({ operationId }) => operationId),
    );
    // One across the change lies in parts on both trucks.
    const taken = new Map(
      booked
        .filter(({ operationId }) => left.has(operationId ?? ''))
        .map((one) => [one.operationId, { ...one, ...one.whole }]),
    );
    const jobs = [...taken.values()];
    if (jobs.length === 0) return [];
    const start = new Date(Math.min(...jobs.map((one) => one.start.getTime())));
    const end = new Date(Math.max(...jobs.map((one) => one.end.getTime())));
    return this.inTheWay.of({ start, end }, jobs, { timezone });
  }
}
