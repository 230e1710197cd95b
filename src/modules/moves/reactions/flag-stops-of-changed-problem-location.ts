import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { Events } from '#platform/database/events.js';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { ProblemLocationChanged } from '#modules/problem-locations/index.js';
import { customerTopic } from '../contract/live.js';
import type { CustomerChange } from '../contract/live.js';
import { ProblemFlagsChanged } from '../events/problem-flags-changed.event.js';
import { StopProblems } from '../lookups/stop-problems.js';
import type { ProblemFlag } from '../lookups/stop-problems.js';
import { ProblemFlagRepository } from '../persistence/problem-flag.repository.js';
import type { FlaggedStop } from '../persistence/problem-flag.repository.js';

/** Future days use today's problem locations; past days keep what was true then. */
@Injectable()
@Reaction(ProblemLocationChanged)
export class FlagStopsOfChangedProblemLocation implements Reacts<ProblemLocationChanged> {
  constructor(
    private readonly flags: ProblemFlagRepository,
    private readonly problems: StopProblems,
    private readonly clock: Clock,
    private readonly live: LiveChanges,
    private readonly events: Events,
  ) {}

  async react({ places }: ProblemLocationChanged): Promise<void> {
    const stops = await this.flags.near(places, this.clock.now());
    const judged = await this.judged(stops);
    if (judged.length === 0) return;
    await this.flags.write(judged);
    this.tell(judged);
  }

  /** Those whose flags are wrong, with the right ones. */
  private async judged(stops: readonly FlaggedStop[]): Promise<FlaggedStop[]> {
    const now = await this.problems.of(stops);
    return stops.flatMap((stop, index) => {
      const flag = now[index];
      return flag === undefined || isSameFlag(stop, flag) ? [] : { ...stop, ...flag };
    });
  }

  private tell(stops: readonly FlaggedStop[]): void {
    const activities = new Map(stops.map(({ activityId, customerId }) => [activityId, customerId]));
    for (const [activityId, customerId] of activities) {
      const change: CustomerChange = { kind: 'problems', activityId };
      this.live.changed(customerTopic(customerId), change);
    }
    this.events.raise(new ProblemFlagsChanged([...activities.keys()]));
  }
}

const isSameFlag = (a: ProblemFlag, b: ProblemFlag): boolean =>
  a.isProblem === b.isProblem && a.problemReason === b.problemReason;
