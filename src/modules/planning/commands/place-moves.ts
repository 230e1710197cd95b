import type { CommandBus } from '@nestjs/cqrs';
import { instantAt } from '#kernel/local-date.js';
import { versionOf } from '#modules/moves/contract/version.js';
import { clockMinutes } from '#modules/scheduling/contract/board-rules.js';
import {
  AssignOperationCommand,
  RetimeOperationCommand,
  UnassignOperationCommand,
} from '#modules/scheduling/index.js';
import type { StepOf } from '../contract/proposal.view.js';
import type { StepPlace } from '../domain/step-ops.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { asStep } from './step-refused.js';
import type { Way } from './step-refused.js';

export type PlaceStep = StepOf<'place'>;

/** A step on its way: where its operation is by now, and where it goes. */
export interface Moving {
  readonly step: PlaceStep;
  at: StepPlace;
  readonly goal: StepPlace;
}

const isRetimed = ({ at, goal }: Moving): boolean =>
  at.start !== goal.start || at.duration !== goal.duration;
const isOffBoard = ({ truck, unassigned }: StepPlace): boolean => truck === null && !unassigned;

interface Around {
  readonly read: ReadDay;
  readonly way: Way;
  /** The customers' nounces by now. */
  readonly versions: Map<string, string>;
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

  async all(moving: readonly Moving[]): Promise<void> {
    const isAlone = moving.length === 1;
    for (const one of moving) if (mustWait(one, isAlone)) await this.takeOff(one, true);
    for (const one of moving) if (isRetimed(one)) await this.retime(one);
    for (const one of moving) await this.settle(one);
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

  private async send(
    { step }: Moving,
    work: (version: number) => Promise<{ nounce: string }>,
  ): Promise<void> {
    const { versions } = this.around;
    const version = versionOf(versions.get(step.customerId) ?? '');
    const { nounce } = await asStep(step, () => work(version));
    versions.set(step.customerId, nounce);
  }
}

/** On the Unassigned row meanwhile: where it is, others come, or its time changes and it goes elsewhere. */
function mustWait(one: Moving, isAlone: boolean): boolean {
  const { at, goal } = one;
  if (isOffBoard(at)) return isRetimed(one);
  if (at.truck === null) return false;
  const isMoved = at.truck !== goal.truck || at.start !== goal.start;
  return isAlone ? isRetimed(one) && at.truck !== goal.truck : isMoved;
}
