import { Command } from '@nestjs/cqrs';
import type { SaveActivityDto } from '../../contract/save-activity.dto.js';

export interface ActivityUpdate {
  customerId: string;
  activityId: string;
  version: number;
  activity: SaveActivityDto;
}

/**
 * Merges an activity's body into the stored one.
 * @returns the new version
 * Refused like UpdateCustomerCommand.
 */
export class UpdateActivityCommand extends Command<number> {
  constructor(readonly update: ActivityUpdate) {
    super();
  }
}
