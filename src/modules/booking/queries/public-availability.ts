import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { addDays, addMonths, localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import type { AvailabilityView } from '#modules/scheduling/contract/availability.view.js';
import { FindAvailabilityQuery } from '#modules/scheduling/index.js';
import { HORIZON_MONTHS } from '../contract/limits.js';
import { publicStarts } from '../domain/public-starts.js';
import { PublicRooms } from './public-rooms.js';

/** What decides which times a branch offers to visitors. */
export interface OfferingBranch {
  id: string;
  /** IANA name. */
  timezone: string;
  /** Percent of a day's truck-hours. */
  publicShare: number;
  /**
   * Nobody books here without proof, so the last truck may be reserved by someone about to prove.
   */
  emailProof: boolean;
}

/** Days and hours that a visitor looks for; from today if `from` is absent. */
export interface OfferRequest {
  duration: number;
  from: LocalDate | undefined;
  days: number;
}

/** The starts offered to visitors: fewer than the staff's search finds. */
@Injectable()
export class PublicAvailability {
  constructor(
    private readonly queries: QueryBus,
    private readonly rooms: PublicRooms,
    private readonly clock: Clock,
  ) {}

  /** The last day that can be booked online. */
  horizonOf({ timezone }: Pick<OfferingBranch, 'timezone'>): LocalDate {
    return addMonths(localDateOf(this.clock.now(), timezone), HORIZON_MONTHS);
  }

  async find(
    branch: OfferingBranch,
    { duration, days, ...request }: OfferRequest,
  ): Promise<AvailabilityView> {
    const { id: branchId, publicShare, emailProof } = branch;
    const from = request.from ?? localDateOf(this.clock.now(), branch.timezone);
    const asked = { branchId, duration, slots: 1, days, from, requiresLift: false };
    const { availabilities } = await this.queries.execute(new FindAvailabilityQuery(asked));
    const to = addDays(from, days - 1);
    const rooms = await this.rooms.of({ branchId, from, to, publicShare });
    const horizon = this.horizonOf(branch);
    return {
      availabilities: availabilities.map(({ date, startTimes }) => {
        const room = rooms.get(date);
        const isOpen = room !== undefined && date <= horizon;
        return {
          date,
          startTimes: isOpen ? publicStarts(startTimes, duration, room, emailProof) : [],
        };
      }),
    };
  }
}
