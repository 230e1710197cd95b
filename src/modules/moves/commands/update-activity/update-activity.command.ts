import { Command } from '@nestjs/cqrs';
import type { SaveActivityDto } from '../../contract/save-activity.dto.js';

export interface ActivityUpdate {
  customerId: string;
  activityId: string;
  version: number;
  activity: SaveActivityDto;
}

/** Lays an activity's body over the stored one; the new version. Refused as UpdateCustomerCommand. */
export class UpdateActivityCommand extends Command<number> {
  constructor(readonly update: ActivityUpdate) {
    super();
  }
}
