import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sameValue } from '#kernel/same-value.js';
import { DriveLegsQuery } from '#modules/maps/index.js';
import { legBetween } from '#modules/moves/contract/direct-legs.js';
import type { WantedLeg } from '#modules/moves/contract/direct-legs.js';
import { jobEndOf } from '#modules/moves/contract/envelope.js';
import { DirectLegEnds } from '../queries/direct-leg-ends.js';
import { legUnknown } from '../refusals.js';
import type { JobTimes, WantedHours } from './retiming.js';
import { withHours } from './retiming.js';

/** A drive that the maps service knows; exact hours. */
export interface FoundLeg {
  hours: number;
  approximate: boolean;
}

/** A drive that was asked for before anything was locked. */
export interface ForeseenLeg {
  wanted: WantedLeg;
  found: FoundLeg | null;
}

const NO_DRIVES = { startingDriveTime: 0, endingDriveTime: 0, earlyStart: false };

/** Asks the maps service for direct legs: before anything is locked, because it may take its time. */
@Injectable()
export class LegFinder {
  constructor(
    private readonly queries: QueryBus,
    private readonly ends: DirectLegEnds,
  ) {}

  /**
   * From one operation, at the hours that it is to have, to another; null where an end is not known.
   * @throws DomainError 503
   */
  async foresee(
    followedId: string,
    followerId: string,
    hours: WantedHours = {},
  ): Promise<ForeseenLeg | null> {
    const known = await this.ends.of([followedId, followerId]);
    const [followed, follower] = [known.get(followedId), known.get(followerId)];
    if (!followed || !follower) return null;
    const now: JobTimes = { ...NO_DRIVES, date: followed.date, duration: followed.duration };
    const jobEnd = jobEndOf(withHours(now, hours, followed));
    const wanted = legBetween({ lastStop: followed.lastStop, jobEnd }, follower);
    return wanted && { wanted, found: await this.ask(wanted, followed.timezone) };
  }

  /**
   * The same drive under lock; another one than was foreseen is asked for now.
   * @throws DomainError 409 LEG_UNKNOWN, 503
   */
  async find(
    wanted: WantedLeg | null,
    foreseen: ForeseenLeg | null,
    timezone: string,
  ): Promise<FoundLeg> {
    if (!wanted) throw legUnknown();
    const isForeseen = foreseen !== null && sameValue(foreseen.wanted, wanted);
    const found = isForeseen ? foreseen.found : await this.ask(wanted, timezone);
    if (!found) throw legUnknown();
    return found;
  }

  private async ask(wanted: WantedLeg, timezone: string): Promise<FoundLeg | null> {
    const [leg] = await this.queries.execute(new DriveLegsQuery([wanted], timezone));
    return leg ? { hours: leg.hours, approximate: leg.approximate } : null;
  }
}
