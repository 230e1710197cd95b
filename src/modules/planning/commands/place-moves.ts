import type { CommandBus } from '@nestjs/cqrs';
import { instantAt } from '#kernel/local-date.js';
import { clockMinutes } from '#modules/scheduling/contract/board-rules.js';
import {
  AssignOperationCommand,
  FollowOperationCommand,
  RetimeOperationCommand,
  UnassignOperationCommand,
} from '#modules/scheduling/index.js';
import type { StepOf } from '../contract/proposal.view.js';
import type { StepPlace } from '../domain/step-ops.js';
import { alreadyStarted } from '../refusals.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import type { VersionsNow } from '../queries/versions-now.js';
import { asStep } from './step-refused.js';
import type { Way } from './step-refused.js';

/** A step on its way: where its operation is by now, and where it goes. */
export interface Moving {
  readonly step: StepOf<'place'> | StepOf<'follow'>;
  at: StepPlace;
  readonly goal: StepPlace;
  /** The operation that it is to follow directly there. */
  readonly after: string | null;
}

const isRetimed = ({ at, goal }: Moving): boolean =>
  at.start !== goal.start || at.duration !== goal.duration;
const isOffBoard = ({ truck, unassigned }: StepPlace): boolean => truck === null && !unassigned;

interface Around {
  readonly read: ReadDay;
  readonly way: Way;
  readonly versions: Pick<VersionsNow, 'of'>;
}

/** Who leaves a truck does so first, so that nobody is in another's way. */
export class PlaceMoves {
  private readonly branchId: string;

  constructor(
    private readonly commands: CommandBus,
    private readonly around: Around,
  ) {
    this.branchId = around.read.read.assignment.branchId;
  }

  /** Those that are to follow others come last, in order of their starts. */
  async all(moving: readonly Moving[]): Promise<void> {
    await this.requireNotBegun(moving);
    const isAlone = moving.length === 1;
    for (const one of moving) if (mustWait(one, isAlone)) await this.takeOff(one, true);
    for (const one of moving) if (isRetimed(one)) await this.retime(one);
    const linked = moving.filter(({ after }) => after !== null);
    for (const one of moving) if (one.after === null) await this.settle(one);
    for (const one of linked.sort(byStart)) await this.follow(one);
  }

  private async settle(one: Moving): Promise<void> {
    const { at, goal } = one;
    if (goal.truck !== null && at.truck !== goal.truck) await this.assign(one, goal.truck);
    const leaves = goal.truck === null && (at.truck !== null || at.unassigned !== goal.unassigned);
    if (leaves) await this.takeOff(one, goal.unassigned);
  }

  private async takeOff(one: Moving, unassigned: boolean): Promise<void> {
    const { id } = one.step;
    const expect = { truck: one.at.truck, unassigned: one.at.unassigned };
    await this.send(one, (version) =>
      this.commands.execute(
        new UnassignOperationCommand(this.branchId, id, version, unassigned, expect),
      ),
    );
    one.at = { ...one.at, truck: null, unassigned };
  }

  private async assign(one: Moving, truck: string): Promise<void> {
    const { id } = one.step;
    const expect = { truck: one.at.truck, unassigned: one.at.unassigned };
    await this.send(one, (version) =>
      this.commands.execute(new AssignOperationCommand(this.branchId, id, truck, version, expect)),
    );
    one.at = { ...one.at, truck, unassigned: false };
  }

  /** Onto the truck of the one before, straight from there. */
  private async follow(one: Moving): Promise<void> {
    const { step, at, after: afterId } = one;
    const after = this.around.read.plan.jobs.find(({ id }) => id === afterId);
    if (afterId === null || !after) return;
    const expect = { truck: at.truck, unassigned: at.unassigned };
    await this.send(one, async (version) => {
      const afterVersion = await this.versionOf(after.customerId);
      const which = { branchId: this.branchId, operationId: step.id, version };
      await this.commands.execute(
        new FollowOperationCommand({ ...which, afterId, afterVersion, expect }),
      );
    });
    one.at = one.goal;
  }

  private async retime(one: Moving): Promise<void> {
    const { step, at, goal } = one;
    const { day, timezone } = this.around.read.read;
    const { way } = this.around;
    const moment = (clock: string): Date => instantAt(day, clockMinutes(clock), timezone);
    const isMoved = at.start !== goal.start;
    await this.send(one, (version) =>
      this.commands.execute(
        new RetimeOperationCommand({
          ...{ branchId: this.branchId, operationId: step.id, version, expect: at },
          ...(isMoved && { start: goal.start }),
          ...(at.duration !== goal.duration && { duration: goal.duration }),
          agreed: step.call ? way.agreed[step.seq] : undefined,
          ...(way.isBack && {
            takesBack: { before: moment(goal.start), after: moment(at.start) },
          }),
        }),
      ),
    );
    one.at = { ...one.at, start: goal.start, duration: goal.duration };
  }

  /**
   * By its plan a job has begun only while it is on its truck, so that is judged before anything is taken off.
   * @throws StepRefused
   */
  private async requireNotBegun(moving: readonly Moving[]): Promise<void> {
    const { read, way } = this.around;
    if (way.isBack) return;
    const begun = new Set(read.plan.jobs.flatMap(({ id, isFixed }) => (isFixed ? [id] : [])));
    for (const { step, at, goal } of moving) {
      if (at.start === goal.start || !begun.has(step.id)) continue;
      await asStep(step, () => Promise.reject(alreadyStarted()));
    }
  }

  private async send({ step }: Moving, work: (version: number) => Promise<unknown>): Promise<void> {
    await asStep(step, async () => work(await this.versionOf(step.customerId)));
  }

  /** Read anew each time: where a leg ends, the customer beside has another version, too. */
  private async versionOf(customerId: string): Promise<number> {
    return (await this.around.versions.of([customerId])).get(customerId) ?? 0;
  }
}

const byStart = (a: Moving, b: Moving): number => (a.goal.start < b.goal.start ? -1 : 1);

/** On the Unassigned row meanwhile: where it is, others come, or its time changes and it goes elsewhere. */
function mustWait(one: Moving, isAlone: boolean): boolean {
  const { at, goal, after } = one;
  if (isOffBoard(at)) return isRetimed(one);
  if (at.truck === null) return false;
  const isMoved = at.truck !== goal.truck || at.start !== goal.start || after !== null;
  return isAlone ? after !== null || (isRetimed(one) && at.truck !== goal.truck) : isMoved;
}
