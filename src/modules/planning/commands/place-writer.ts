import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { nounceOf } from '#modules/moves/contract/version.js';
import type { StepOf } from '../contract/proposal.view.js';
import { stepPlace } from '../domain/plan-steps.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { VersionsNow } from '../queries/versions-now.js';
import { PlaceMoves } from './place-moves.js';
import type { Moving } from './place-moves.js';
import type { Way } from './step-refused.js';

/** Places operations by the commands of the board. */
@Injectable()
export class PlaceWriter {
  constructor(
    private readonly commands: CommandBus,
    private readonly versions: VersionsNow,
  ) {}

  /** On the way there direct legs end by themselves; on the way back they are made again. */
  async write(
    read: ReadDay,
    steps: readonly StepOf<'place'>[],
    follows: readonly StepOf<'follow'>[],
    way: Way,
  ): Promise<void> {
    const moving = steps.map((step): Moving => {
      const [at, goal] = way.isBack ? [step.to, step.from] : [step.from, step.to];
      return { step, at, goal, after: null };
    });
    const linked = way.isBack ? follows.flatMap((step) => linkedAgain(read, step, moving)) : [];
    const others = moving.filter(({ step }) => !linked.some((one) => one.step.id === step.id));
    await new PlaceMoves(this.commands, { read, way, versions: this.versions }).all([
      ...others,
      ...linked,
    ]);
  }

  /** By customer of the day, those that are others since. */
  async nounces({ read }: ReadDay): Promise<Record<string, string>> {
    const before = new Map(
      [...read.jobs, ...read.offBoard].map(({ booking: { metaData } }) => [
        metaData.customerId,
        metaData.nounce,
      ]),
    );
    const versions = await this.versions.of([...before.keys()]);
    const now = [...versions].map(([id, version]) => [id, nounceOf(version)] as const);
    return Object.fromEntries(now.filter(([id, nounce]) => before.get(id) !== nounce));
  }
}

/** It goes where it is to follow another one; from where it is by now, if it only lost its leg. */
function linkedAgain(
  { plan }: ReadDay,
  step: StepOf<'follow'>,
  moving: readonly Moving[],
): Moving[] {
  const { after } = step.from;
  const job = plan.jobs.find(({ id }) => id === step.id);
  if (after === null || !job) return [];
  const own = moving.find((one) => one.step.id === step.id);
  const place = stepPlace(job.place);
  return [own ? { ...own, after } : { step, at: place, goal: place, after }];
}
