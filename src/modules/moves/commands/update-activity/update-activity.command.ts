import { Command } from '@nestjs/cqrs';
import type { SaveActivityDto } from '../../contract/save-activity.dto.js';

export interface ActivityUpdate {
  customerId: string;
  activityId: string;
  nounce: string;
  activity: SaveActivityDto;
}

/** Lays an activity's body over the stored one; the new nounce. Refused as UpdateCustomerCommand. */
export class UpdateActivityCommand extends Command<string> {
  constructor(readonly update: ActivityUpdate) {
    super();
  }
}
