import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  MarkBackOnCommand,
  MarkOffCommand,
  PutOnCallCommand,
  SeatMoverCommand,
  UnseatMoverCommand,
} from '#modules/scheduling/index.js';
import type { ExpectedCrewPlace } from '#modules/scheduling/contract/expectations.js';
import { SEAT_POSITIONS } from '#modules/scheduling/contract/limits.js';
import type { StepOf } from '../contract/proposal.view.js';
import type { PlanSeat } from '../domain/plan-day.js';
import type { StepSeat } from '../domain/step-ops.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { asStep } from './step-refused.js';
import type { Way } from './step-refused.js';

type SeatStep = StepOf<'seat'>;

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
    const [before, after] = isBack ? [step.to, step.from] : [step.from, step.to];
    const expect = asExpected(before);
    if (before === 'off')
      await this.commands.execute(new MarkBackOnCommand(branchId, day, step.id));
    if (after === 'off') {
      const off = { branchId, day, employeeId: step.id, reason: step.reason, expect };
      await this.commands.execute(new MarkOffCommand(off));
    } else if (after === 'onCall') {
      await this.commands.execute(new PutOnCallCommand(branchId, day, step.id, expect));
    } else if (after) {
      await this.seat({ person: step.id, ...after }, { branchId, day, expect });
    } else if (before !== null && typeof before !== 'string') {
      await this.commands.execute(new UnseatMoverCommand(branchId, day, step.id, before));
    }
  }

  /** Puts people back who lost their seats with the truck of a step. */
  async reseat(
    { read }: ReadDay,
    seats: readonly PlanSeat[],
    trucks: readonly StepOf<'truck'>[],
  ): Promise<void> {
    const { branchId, assignmentDay: day } = read.assignment;
    for (const seat of seats) {
      const step = trucks.find(({ id }) => id === seat.truck);
      if (step) await asStep(step, () => this.seat(seat, { branchId, day, expect: null }));
    }
  }

  private async seat(
    { person: employeeId, truck: truckId, position }: PlanSeat,
    { branchId, day, expect }: { branchId: string; day: string; expect: ExpectedCrewPlace },
  ): Promise<void> {
    const seat = { branchId, day, employeeId, truckId, position, expect };
    await this.commands.execute(new SeatMoverCommand({ ...seat, replace: false }));
  }
}

/** As the calls of crews say it: who is off is nowhere. */
function asExpected(seat: StepSeat): ExpectedCrewPlace {
  if (seat === null || seat === 'off') return null;
  if (seat === 'onCall') return seat;
  const position = SEAT_POSITIONS.find((one) => one === seat.position);
  return position === undefined ? null : { truck: seat.truck, position };
}
