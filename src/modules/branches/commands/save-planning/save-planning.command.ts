import { Command } from '@nestjs/cqrs';
import type { PlanningView } from '../../contract/planning.js';
import type { SavePlanningDto } from '../../contract/save-planning.dto.js';

/**
 * Changes how a branch plans its days; equal settings change nothing.
 * Refused: 404; 409 STALE_VERSION with the settings as they are.
 */
export class SavePlanningCommand extends Command<PlanningView> {
  constructor(
    readonly branchId: string,
    readonly body: SavePlanningDto,
  ) {
    super();
  }
}
