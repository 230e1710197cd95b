import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Events } from '../../../platform/database/events.js';
import type { Reacts } from '../../../platform/database/reaction.js';
import { Reaction } from '../../../platform/database/reaction.js';
import { LiveChanges } from '../../../platform/realtime/live-changes.js';
import { ProblemLocationChanged } from '../../problem-locations/index.js';
import { customerTopic } from '../contract/live.js';
import type { CustomerChange } from '../contract/live.js';
import { ProblemMarksChanged } from '../events/problem-marks-changed.event.js';
import { StopProblems } from '../lookups/stop-problems.js';
import type { ProblemMark } from '../lookups/stop-problems.js';
import { ProblemMarks } from '../persistence/problem-marks.js';
import type { MarkedStop } from '../persistence/problem-marks.js';

/** What is to come is worked with today's problem locations; past days keep what was true then. */
@Injectable()
@Reaction(ProblemLocationChanged)
export class MarkStopsOfChangedProblemLocation implements Reacts<ProblemLocationChanged> {
  constructor(
    private readonly marks: ProblemMarks,
    private readonly problems: StopProblems,
    private readonly clock: Clock,
    private readonly live: LiveChanges,
    private readonly events: Events,
  ) {}

  async react({ places }: ProblemLocationChanged): Promise<void> {
    const stops = await this.marks.near(places, this.clock.now());
    const judged = await this.judged(stops);
    if (judged.length === 0) return;
    await this.marks.write(judged);
    this.tell(judged);
  }

  /** Those whose marks are wrong, with the right ones. */
  private async judged(stops: readonly MarkedStop[]): Promise<MarkedStop[]> {
    const now = await this.problems.of(stops);
    return stops.flatMap((stop, index) => {
      const mark = now[index];
      return mark === undefined || sameMark(stop, mark) ? [] : { ...stop, ...mark };
    });
  }

  private tell(stops: readonly MarkedStop[]): void {
    const activities = new Map(stops.map(({ activityId, customerId }) => [activityId, customerId]));
    for (const [activityId, customerId] of activities) {
      const change: CustomerChange = { kind: 'problems', activityId };
      this.live.changed(customerTopic(customerId), change);
    }
    this.events.raise(new ProblemMarksChanged([...activities.keys()]));
  }
}

const sameMark = (a: ProblemMark, b: ProblemMark): boolean =>
  a.isProblem === b.isProblem && a.problemReason === b.problemReason;
