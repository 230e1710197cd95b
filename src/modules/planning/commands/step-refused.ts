import { DomainError } from '#kernel/domain-error.js';
import type { RefusalKind } from '#kernel/domain-error.js';
import type { ClearedHolds } from '#modules/scheduling/index.js';
import type { PlanStep } from '../contract/proposal.view.js';
import type { PlanSeat } from '../domain/plan-day.js';

/** Which way: to where the steps lead, or back. */
export interface Way {
  readonly isBack: boolean;
  /** When the day was as the steps expect it. */
  readonly since: Date;
  /** How customers agreed, by the number of the step. */
  readonly agreed: Readonly<Record<string, string>>;
  /** On the way back: who lost their seats with their truck. */
  readonly freed?: readonly PlanSeat[];
  /** Why trucks are to be out, by id; on the way back: why they were before. */
  readonly outNotes?: Readonly<Record<string, string>>;
  /** On the way back: what was held on each truck until it went down, by its id. */
  readonly cleared?: Readonly<Record<string, ClearedHolds>>;
}

/** What has changed since, was removed, or is not allowed anymore. */
const REFUSALS: readonly RefusalKind[] = ['conflict', 'not-found', 'rule'];

/** A step that the present state does not allow. */
export class StepRefused extends Error {
  constructor(
    readonly step: PlanStep,
    readonly refusal: DomainError,
  ) {
    super(refusal.message);
    this.name = 'StepRefused';
  }
}

/** @throws StepRefused for what the present state does not allow */
export async function asStep<T>(step: PlanStep, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && REFUSALS.includes(error.kind)) {
      throw new StepRefused(step, error);
    }
    throw error;
  }
}
