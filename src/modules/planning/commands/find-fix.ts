import { Injectable } from '@nestjs/common';
import { isDayOver } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { TaskStopped } from '#platform/side-process/task-stopped.js';
import { repairDrafts } from './drafts.js';
import { DrivesByZip } from './drives-by-zip.js';
import { FixTargets } from './fix-targets.js';
import { lateCauseOf } from './late-cause.js';
import { fixTargetOf, toFixBody } from './to-fix-body.js';
import type { FixCause } from '../contract/cause.dto.js';
import { DEFAULT_SEED, NOT_IN_STATE } from '../contract/proposal-terms.js';
import { costOf } from '../domain/plan-cost.js';
import { asItIs } from '../domain/plan-day.js';
import { notedOnly } from '../domain/repair/repair-day.js';
import { ProposalRepository } from '../persistence/proposal.repository.js';
import type {
  NewProposal,
  ProposalBody,
  StoredProposal,
} from '../persistence/proposal.repository.js';
import { ReadPlanDay } from '../queries/read-plan-day.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { branchInactive, dayPast, nothingToFix } from '../refusals.js';
import { RepairEngine } from '../repairing/repair-engine.js';
import type { FoundFix } from '../repairing/repair-engine.js';

/** The mark that is to be mended, on which day. */
export type WantedFix = Pick<NewProposal, 'branchId' | 'day' | 'seed'> & { cause: FixCause };

/** Looks for what mends a mark; that takes its time, in which nobody may wait for a lock. */
@Injectable()
export class FindFix {
  constructor(
    private readonly days: ReadPlanDay,
    private readonly targets: FixTargets,
    private readonly drives: DrivesByZip,
    private readonly proposals: ProposalRepository,
    private readonly engine: RepairEngine,
    private readonly clock: Clock,
  ) {}

  /**
   * The day on which the mark is.
   * @throws 404, 409 OTHER_BRANCH BRANCH_INACTIVE NOT_ON_BOARD, 422 DAY_PAST NOT_ON_DAY NOTHING_TO_FIX
   */
  async dayOf({ branchId, day, cause }: WantedFix): Promise<ReadDay> {
    const read = await this.days.of(branchId, day);
    const onDay = await this.targets.find(branchId, cause, read.read);
    if (!read.read.isActive) throw branchInactive();
    if (isDayOver(day, read.read.timezone, this.clock.now())) throw dayPast();
    onDay();
    if (!read.marks[cause.mark].includes(cause.id)) throw nothingToFix();
    return read;
  }

  /** The same that is computing already; null: none. */
  async underWay(wanted: WantedFix): Promise<StoredProposal | null> {
    const same = await this.proposals.computing({ ...wanted, kind: 'fix' });
    return same === null ? null : this.proposals.get(same);
  }

  /** Waits until it is worked out. */
  async on(read: ReadDay, cause: FixCause, signal?: AbortSignal): Promise<FoundFix> {
    try {
      return { body: await this.bodyOf(read, cause, signal), error: null };
    } catch (error) {
      if (!(error instanceof TaskStopped)) throw error;
      const words = NOT_IN_STATE.failed;
      return { body: nothingYet(read, words), error: words };
    }
  }

  /**
   * A job that is late is mended as the day that it makes late.
   * @throws TaskStopped
   */
  private async bodyOf(
    read: ReadDay,
    cause: FixCause,
    signal?: AbortSignal,
  ): Promise<ProposalBody> {
    const late = lateCauseOf(read, cause);
    if (!late) {
      const target = fixTargetOf(read, cause, await this.drives.of(read, cause));
      return toFixBody(read, cause, await this.engine.fix({ day: read.plan, target }));
    }
    const { words } = late;
    const task = { day: read.plan, cause: late.cause, seed: DEFAULT_SEED };
    const noted = notedOnly(task);
    const now = { ...noted.now, steps: [...noted.nowSteps] };
    const following = signal ? { signal } : {};
    const { options, rejected } = await this.engine.work(task, cause.id, following);
    const drafted = options.map((one) => ({ ...one, drafts: repairDrafts(read, one.steps) }));
    return { words, now, options: drafted, rejected };
  }
}

/** What is known of a fix before it is worked out. */
export const nothingYet = ({ plan }: ReadDay, words: string): ProposalBody => ({
  words,
  now: { ...costOf(plan, asItIs(plan)), steps: [] },
  options: [],
  rejected: [],
});
