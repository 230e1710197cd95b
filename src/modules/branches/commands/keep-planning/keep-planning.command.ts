import { Command } from '@nestjs/cqrs';
import type { PlanningView } from '../../contract/planning.js';

/**
 * Keeps a branch's planning settings as they are until the running command ends. Send it before
 * anything else is locked: whoever saves settings takes them first, too. 404 when there is no such
 * branch.
 */
export class KeepPlanningCommand extends Command<PlanningView> {
  constructor(readonly branchId: string) {
    super();
  }
}
