import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { UNAVAILABLE_NOTE } from '#modules/scheduling/contract/limits.js';
import {
  PutStandInCommand,
  RemoveRentalCommand,
  RemoveStandInCommand,
  RemoveTrucksFromServiceCommand,
  ResumeHoldsCommand,
  ReturnTrucksToServiceCommand,
} from '#modules/scheduling/index.js';
import type { ClearedHolds } from '#modules/scheduling/index.js';
import { AddRentalTruckCommand } from '#modules/trucks/index.js';
import type { StepOf } from '../contract/proposal.view.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { asStep } from './step-refused.js';
import type { Way } from './step-refused.js';

/** Takes trucks out and back, rents them and lets them serve other rows, by the commands of the board. */
@Injectable()
export class TruckWriter {
  constructor(private readonly commands: CommandBus) {}

  async write(
    { read }: ReadDay,
    steps: readonly StepOf<'truck'>[],
    { isBack, outNotes = {} }: Way,
  ): Promise<Record<string, ClearedHolds>> {
    const cleared: Record<string, ClearedHolds> = {};
    for (const step of steps) {
      const { unavailable, unavailableFrom: from } = isBack ? step.from : step.to;
      const isOut = unavailable || from !== null;
      const out = { note: outNotes[step.id] ?? UNAVAILABLE_NOTE, from };
      await asStep(step, async () => {
        if (!isOut)
          return this.commands.execute(new ReturnTrucksToServiceCommand(read.day, [step.id]));
        const command = new RemoveTrucksFromServiceCommand(read.day, [step.id], out, !isBack);
        cleared[step.id] = await this.commands.execute(command);
      });
    }
    return cleared;
  }

  /** What was held on these trucks until they went down. */
  async resumeHolds(
    cleared: Readonly<Record<string, ClearedHolds>>,
    steps: readonly StepOf<'truck'>[],
  ): Promise<void> {
    for (const step of steps) {
      const held = cleared[step.id];
      if (held) await asStep(step, () => this.commands.execute(new ResumeHoldsCommand(held)));
    }
  }

  /** Each with the id that its step names, so that others may go onto it, and come back to it. */
  async rent(
    { read }: ReadDay,
    steps: readonly StepOf<'rental'>[],
    { isBack }: Way,
  ): Promise<void> {
    const { branchId } = read.assignment;
    for (const step of steps) {
      const rental = isBack ? step.from : step.to;
      const command = rental
        ? new AddRentalTruckCommand({ branchId, ...rental, rentalDay: read.day }, step.id)
        : new RemoveRentalCommand(step.id);
      await asStep<unknown>(step, () => this.commands.execute(command));
    }
  }

  async standIn(
    { read }: ReadDay,
    steps: readonly StepOf<'standIn'>[],
    { isBack }: Way,
  ): Promise<void> {
    const { branchId } = read.assignment;
    for (const step of steps) {
      const [expect, wanted] = isBack ? [step.to, step.from] : [step.from, step.to];
      const row = { branchId, day: read.day, truckId: step.id };
      const command = wanted
        ? new PutStandInCommand({ ...row, ...wanted, note: `${step.name} is down.`, expect })
        : new RemoveStandInCommand({ ...row, expectBy: expect?.by });
      await asStep<unknown>(step, () => this.commands.execute(command));
    }
  }
}
