import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { UNAVAILABLE_NOTE } from '#modules/scheduling/contract/limits.js';
import {
  RemoveTrucksFromServiceCommand,
  ReturnTrucksToServiceCommand,
} from '#modules/scheduling/index.js';
import type { StepOf } from '../contract/proposal.view.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { asStep } from './step-refused.js';
import type { Way } from './step-refused.js';

type TruckStep = StepOf<'truck'>;

/** Takes trucks out and back by the commands of the board. */
@Injectable()
export class TruckWriter {
  constructor(private readonly commands: CommandBus) {}

  async write({ read }: ReadDay, steps: readonly TruckStep[], { isBack }: Way): Promise<void> {
    for (const step of steps) {
      const { unavailable, unavailableFrom: from } = isBack ? step.from : step.to;
      const isOut = unavailable || from !== null;
      const out = { note: UNAVAILABLE_NOTE, from };
      const command = isOut
        ? new RemoveTrucksFromServiceCommand(read.day, [step.id], out)
        : new ReturnTrucksToServiceCommand(read.day, [step.id]);
      await asStep(step, () => this.commands.execute(command));
    }
  }
}
