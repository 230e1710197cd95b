import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { PlanStep, StaleStepView } from '../contract/proposal.view.js';
import { LastChanges } from '../queries/last-changes.js';
import type { Changed } from '../queries/last-changes.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { PlaceWriter } from './place-writer.js';
import { SeatWriter } from './seat-writer.js';
import { StepRefused } from './step-refused.js';
import type { Way } from './step-refused.js';

/** The steps that can't be done, and who is in their way. */
export interface RefusedSteps {
  readonly refused: readonly StaleStepView[];
}

/** Does steps by the commands of the board, so that the database judges them. */
@Injectable()
export class StepWriter {
  constructor(
    private readonly places: PlaceWriter,
    private readonly seats: SeatWriter,
    private readonly last: LastChanges,
    private readonly work: UnitOfWork,
  ) {}

  /** All of them, or none where one is refused. @returns the customers' nounces since */
  async write(
    read: ReadDay,
    steps: readonly PlanStep[],
    way: Way,
  ): Promise<{ nounces: Record<string, string> } | RefusedSteps> {
    try {
      return await this.work.orNothing(() => this.carryOut(read, steps, way));
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error;
      const { step, refusal } = error;
      const by = await this.last.of(inTheWayOf(read, step, way));
      return { refused: [staleStep(step, refusal.message, by)] };
    }
  }

  /** Places first on the way there: people sit on trucks that go out. */
  private async carryOut(
    read: ReadDay,
    steps: readonly PlanStep[],
    way: Way,
  ): Promise<{ nounces: Record<string, string> }> {
    const [places, seats] = [
      steps.flatMap((step) => (step.op === 'place' ? [step] : [])),
      steps.flatMap((step) => (step.op === 'seat' ? [step] : [])),
    ];
    if (way.isBack) await this.seats.write(read, seats, way);
    const nounces = await this.places.write(read, places, way);
    if (!way.isBack) await this.seats.write(read, seats, way);
    return { nounces };
  }

  /** Who moved what steps expected elsewhere. */
  async changedBy(read: ReadDay, moved: readonly PlanStep[]): Promise<RefusedSteps> {
    const refused: StaleStepView[] = [];
    for (const step of moved) {
      const code = step.op === 'place' ? 'BLOCK_CHANGED' : 'CREW_CHANGED';
      const by = await this.last.of([itself(read, step)]);
      refused.push(staleStep(step, SCHEDULING_ERRORS[code], by));
    }
    return { refused };
  }
}

const staleStep = (
  { seq }: PlanStep,
  message: string,
  by: { by: string; at: string } | null,
): StaleStepView => ({ seq, by: by?.by ?? '', at: by?.at ?? null, message });

const itself = ({ read: { day } }: ReadDay, step: PlanStep): Changed =>
  step.op === 'place'
    ? { entity: 'customer', entityId: step.customerId, field: `.operations.${step.id}.` }
    : { entity: 'crew', entityId: step.id, field: day };

/** What may have taken the place of a step: what is on its truck, and who is on its seat. */
function inTheWayOf({ read, plan }: ReadDay, step: PlanStep, { isBack }: Way): Changed[] {
  const place = isBack ? step.from : step.to;
  if (place === null || place === 'onCall') return [];
  if (step.op === 'seat') {
    const { assignment, day } = read;
    return assignment.movers
      .filter(({ truck }) => truck === place.truck)
      .map(({ mover }) => ({ entity: 'crew', entityId: mover, field: day }));
  }
  return plan.jobs
    .filter((job) => job.id !== step.id && job.place.truck === place.truck)
    .map(({ id, customerId }) => ({
      entity: 'customer',
      entityId: customerId,
      field: `.operations.${id}.`,
    }));
}
