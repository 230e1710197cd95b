import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { sameValue } from '#kernel/same-value.js';
import { StartOver } from '#platform/database/start-over.js';
import { GetPlanningQuery } from '#modules/branches/index.js';
import { DriveLegsQuery } from '#modules/maps/index.js';
import { legBetween } from '#modules/moves/contract/direct-legs.js';
import type { WantedLeg } from '#modules/moves/contract/direct-legs.js';
import { jobEndOf } from '#modules/moves/contract/envelope.js';
import { DirectLegEnds } from '../queries/direct-leg-ends.js';
import { blockChanged, legUnknown } from '../refusals.js';
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
  /** Null where no road goes; why nobody could say where the maps service is down. */
  found: FoundLeg | Error | null;
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
   * Whether a branch has direct legs, without a lock: where they are off there is nothing to ask for, and who
   * needs a leg under lock all the same starts over.
   * @throws DomainError 404
   */
  async hasDirectLegs(branchId: string): Promise<boolean> {
    const { directLegs } = await this.queries.execute(new GetPlanningQuery(branchId));
    return directLegs;
  }

  /**
   * From one operation, at the day and hours that it is to have, to another; null where an end is not known.
   * Where the maps service is down, that is refused only once the drive is needed: other refusals come first.
   */
  async foresee(
    followedId: string,
    followerId: string,
    hours: WantedHours & { day?: LocalDate } = {},
  ): Promise<ForeseenLeg | null> {
    const known = await this.ends.of([followedId, followerId]);
    const [followed, follower] = [known.get(followedId), known.get(followerId)];
    if (!followed || !follower) return null;
    const now: JobTimes = { ...NO_DRIVES, date: followed.date, duration: followed.duration };
    const { timezone, day } = followed;
    const jobEnd = jobEndOf(withHours(now, hours, { timezone, day: hours.day ?? day }));
    const wanted = legBetween({ lastStop: followed.lastStop, jobEnd }, follower);
    return wanted && { wanted, found: await this.ask(wanted, timezone) };
  }

  /**
   * The same drive under lock. Where it is another one by now, the command starts over: nobody waits for the
   * maps service with locks.
   * @throws DomainError 409 LEG_UNKNOWN, 503; StartOver
   */
  find(wanted: WantedLeg | null, foreseen: ForeseenLeg | null): FoundLeg {
    const found = this.judge(wanted, foreseen);
    if (found instanceof Error) throw found;
    return found;
  }

  /** The same for who has other things to refuse first: the drive, or what it is refused with. @throws StartOver */
  judge(wanted: WantedLeg | null, foreseen: ForeseenLeg | null): FoundLeg | Error {
    if (!wanted) return legUnknown();
    if (!foreseen || !sameValue(foreseen.wanted, wanted)) throw new StartOver(blockChanged());
    return foreseen.found ?? legUnknown();
  }

  private async ask(wanted: WantedLeg, timezone: string): Promise<FoundLeg | Error | null> {
    const legs = await this.queries
      .execute(new DriveLegsQuery([wanted], timezone))
      .catch(whyUnavailable);
    if (legs instanceof Error) return legs;
    const [leg] = legs;
    return leg ? { hours: leg.hours, approximate: leg.approximate } : null;
  }
}

/** @throws whatever else went wrong */
function whyUnavailable(error: unknown): Error {
  if (error instanceof DomainError && error.kind === 'unavailable') return error;
  throw error;
}
