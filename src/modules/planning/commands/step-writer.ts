import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import type { ClearedHolds } from '#modules/scheduling/index.js';
import { movedText } from '../domain/moved-words.js';
import type { PlanSeat } from '../domain/plan-day.js';
import type { StepEnd } from '../domain/step-ops.js';
import type { PlanStep, StaleStepView, StepOp } from '../contract/proposal.view.js';
import { inTheWayOf, itself } from '../queries/in-the-way.js';
import { LastChanges } from '../queries/last-changes.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { NoteWriter } from './note-writer.js';
import { PlaceWriter } from './place-writer.js';
import { SeatWriter } from './seat-writer.js';
import { TruckWriter } from './truck-writer.js';
import { StepRefused } from './step-refused.js';
import type { Way } from './step-refused.js';

/** The steps that can't be done, and who is in their way. */
export interface RefusedSteps {
  readonly refused: readonly StaleStepView[];
}

/** What was written. */
export interface Written {
  /** Nounces since, by customer. */
  readonly nounces: Record<string, string>;
  /** Who lost their seats with their truck. */
  readonly freed: readonly PlanSeat[];
  /** Why trucks that are taken out were out before, by id. */
  readonly outNotes: Record<string, string>;
  /** What was held on each truck that it took out, by its id. */
  readonly cleared: Record<string, ClearedHolds>;
}

/** Does steps by the commands of the board, so that the database judges them. */
@Injectable()
export class StepWriter {
  constructor(
    private readonly places: PlaceWriter,
    private readonly seats: SeatWriter,
    private readonly trucks: TruckWriter,
    private readonly notes: NoteWriter,
    private readonly last: LastChanges,
    private readonly work: UnitOfWork,
  ) {}

  /** All of them, or none where one is refused. @returns the customers' nounces since */
  async write(
    read: ReadDay,
    steps: readonly PlanStep[],
    way: Way,
  ): Promise<Written | RefusedSteps> {
    try {
      return await this.work.orNothing(() => this.carryOut(read, steps, way));
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error;
      const { step, refusal } = error;
      const { isBack, since, freed } = way;
      const by = await this.last.of(inTheWayOf(read, { step, refusal, isBack, freed }), since);
      return { refused: [staleStep(step, refusal.message, by)] };
    }
  }

  /**
   * On the way there: trucks that others go to, places, then what serves their rows; people sit on trucks that go out,
   * and nothing is on those that are out. Back in the opposite order.
   */
  private async carryOut(read: ReadDay, steps: readonly PlanStep[], way: Way): Promise<Written> {
    const of = <Op extends StepOp>(op: Op) =>
      steps.filter((step): step is Extract<PlanStep, { op: Op }> => step.op === op);
    let cleared: Written['cleared'] = {};
    const parts = [
      ...(way.isBack ? [() => this.trucks.resumeHolds(way.cleared ?? {}, of('truck'))] : []),
      () => this.notes.write(of('note'), way),
      () => this.trucks.rent(read, of('rental'), way),
      () => this.places.write(read, of('place'), of('follow'), way),
      () => this.trucks.standIn(read, of('standIn'), way),
      () => this.seats.write(read, way.isBack ? of('seat').toReversed() : of('seat'), way),
      ...(way.isBack ? [() => this.seats.reseat(read, way.freed ?? [], of('truck'))] : []),
      async () => void (cleared = await this.trucks.write(read, of('truck'), way)),
    ];
    for (const part of way.isBack ? parts.toReversed() : parts) await part();
    const freed = way.isBack ? [] : freedBy(read, steps);
    const outNotes = way.isBack ? {} : outNotesOf(read, of('truck'));
    return { nounces: await this.places.nounces(read), freed, outNotes, cleared };
  }

  /** Who moved what steps expected elsewhere. */
  async changedBy(
    read: ReadDay,
    moved: readonly PlanStep[],
    { expected, since }: { expected: StepEnd; since: Date },
  ): Promise<RefusedSteps> {
    const refused: StaleStepView[] = [];
    for (const step of moved) {
      const by = await this.last.of([itself(read, step)], since);
      refused.push(staleStep(step, movedText(read.plan, step, expected), by));
    }
    return { refused };
  }
}

const staleStep = (
  { seq }: PlanStep,
  message: string,
  by: { by: string; at: string } | null,
): StaleStepView => ({ seq, by: by?.by ?? '', at: by?.at ?? null, message });

/** Who sits on a truck that is out for the whole day, and is not seated elsewhere. */
function freedBy({ plan }: ReadDay, steps: readonly PlanStep[]): PlanSeat[] {
  const moved = new Set(steps.map(({ id }) => id));
  const out = new Set(
    steps.flatMap((step) => (step.op === 'truck' && step.to.unavailable ? [step.id] : [])),
  );
  return plan.seats.filter(({ truck, person }) => out.has(truck) && !moved.has(person));
}

/** Why trucks of these steps are out for a part of the day already. */
const outNotesOf = ({ read }: ReadDay, steps: readonly PlanStep[]): Record<string, string> =>
  Object.fromEntries(
    read.trucks
      .filter(({ _id, unavailableNote }) => unavailableNote && steps.some(({ id }) => id === _id))
      .map(({ _id, unavailableNote }) => [_id, unavailableNote]),
  );
