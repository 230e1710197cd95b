import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ReadDay } from '../queries/read-plan-day.js';
import { PlaceMoves } from './place-moves.js';
import type { Moving, PlaceStep } from './place-moves.js';
import type { Way } from './step-refused.js';

/** Places operations by the commands of the board. */
@Injectable()
export class PlaceWriter {
  constructor(private readonly commands: CommandBus) {}

  /** @returns the nounces of their customers since */
  async write(
    read: ReadDay,
    steps: readonly PlaceStep[],
    way: Way,
  ): Promise<Record<string, string>> {
    const versions = new Map(
      [...read.read.jobs, ...read.read.offBoard].map(({ booking: { metaData } }) => [
        metaData.customerId,
        metaData.nounce,
      ]),
    );
    const writing = new PlaceMoves(this.commands, { read, way, versions });
    const moving = steps.map((step): Moving => {
      const [at, goal] = way.isBack ? [step.to, step.from] : [step.from, step.to];
      return { step, at, goal };
    });
    await writing.all(moving);
    const customers = new Set(steps.map(({ customerId }) => customerId));
    return Object.fromEntries([...versions].filter(([customer]) => customers.has(customer)));
  }
}
