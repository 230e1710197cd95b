import { Injectable } from '@nestjs/common';
import { localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import type { EstimateConstants } from '../domain/estimates/estimate-constants.js';
import type { Stop } from '../domain/stop.js';
import { ConstantsRepository } from '../persistence/constants.repository.js';
import { ESTIMATED_BY_IDS, ESTIMATED_OF_CUSTOMER } from '../persistence/estimate-basis.sql.js';
import type { WhichActivities } from './get-estimate-bases/get-estimate-bases.query.js';

/** An activity as far as its estimate and its cost are computed from it; hours as decimals. */
export interface EstimatedActivity {
  readonly activityId: string;
  readonly customerId: string;
  readonly branchId: string;
  readonly activityDay: LocalDate;
  readonly timezone: string;
  readonly numMovers: number;
  readonly truckCount: number;
  readonly estHours: number;
  readonly minTime: number;
  readonly rateCents: number;
  /** In the order of travel. */
  readonly locations: readonly Stop[];
}

/** Reads activities with the figures in force where they are. */
@Injectable()
export class EstimateBasisReader {
  constructor(
    private readonly db: Db,
    private readonly constants: ConstantsRepository,
    private readonly clock: Clock,
  ) {}

  async read(
    which: WhichActivities,
  ): Promise<{ activity: EstimatedActivity; constants: EstimateConstants }[]> {
    const found =
      'customerId' in which
        ? await this.db.rows(ESTIMATED_OF_CUSTOMER, [which.customerId])
        : await this.db.rows(ESTIMATED_BY_IDS, [which.activityIds]);
    const now = this.clock.now();
    const dayOf = new Map<string, LocalDate>();
    for (const { timezone } of found) dayOf.set(timezone, localDateOf(now, timezone));
    const inForce = new Map<LocalDate, EstimateConstants>();
    for (const day of new Set(dayOf.values())) inForce.set(day, await this.constants.inForce(day));
    return found.flatMap((activity) => {
      const constants = inForce.get(dayOf.get(activity.timezone) ?? '');
      return constants ? [{ activity, constants }] : [];
    });
  }
}
