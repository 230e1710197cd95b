import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  PutOnCallCommand,
  SeatMoverCommand,
  UnseatMoverCommand,
} from '#modules/scheduling/index.js';
import type { ExpectedCrewPlace } from '#modules/scheduling/contract/expectations.js';
import { SEAT_POSITIONS } from '#modules/scheduling/contract/limits.js';
import type { PlanStep } from '../contract/proposal.view.js';
import type { StepSeat } from '../domain/plan-steps.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { asStep } from './step-refused.js';
import type { Way } from './step-refused.js';

type SeatStep = Extract<PlanStep, { op: 'seat' }>;

/** Seats people by the commands of the board. */
@Injectable()
export class SeatWriter {
  constructor(private readonly commands: CommandBus) {}

  async write({ read }: ReadDay, steps: readonly SeatStep[], { isBack }: Way): Promise<void> {
    const { branchId, assignmentDay: day } = read.assignment;
    for (const step of steps) await asStep(step, () => this.move(step, { branchId, day, isBack }));
  }

  private async move(
    step: SeatStep,
    { branchId, day, isBack }: { branchId: string; day: string; isBack: boolean },
  ): Promise<void> {
    const [before, after] = (isBack ? [step.to, step.from] : [step.from, step.to]).map(asExpected);
    if (before === undefined || after === undefined) return;
    if (after === 'onCall') {
      await this.commands.execute(new PutOnCallCommand(branchId, day, step.id, before));
    } else if (after) {
      const { truck: truckId, position } = after;
      const seat = { branchId, day, employeeId: step.id, truckId, position, expect: before };
      await this.commands.execute(new SeatMoverCommand({ ...seat, replace: false }));
    } else if (before !== null && before !== 'onCall') {
      await this.commands.execute(new UnseatMoverCommand(branchId, day, step.id, before));
    }
  }
}

/** As the calls of crews say it; undefined for a seat that there is not. */
function asExpected(seat: StepSeat): ExpectedCrewPlace | undefined {
  if (seat === null || seat === 'onCall') return seat;
  const position = SEAT_POSITIONS.find((one) => one === seat.position);
  return position === undefined ? undefined : { truck: seat.truck, position };
}
