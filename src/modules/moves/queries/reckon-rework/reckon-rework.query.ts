import { Query } from '@nestjs/cqrs';
import type { ReworkActivityDto } from '../../contract/activity.dto.js';
import type { ReckonedDrives } from '../../domain/changes/with-reckoned-drives.js';

/**
 * The drives of an activity with other stops, before it is saved; undefined where they lead nowhere new, or the
 * activity is not there. Takes two seconds at most. Refused: 400 as the save.
 */
export class ReckonReworkQuery extends Query<ReckonedDrives | undefined> {
  constructor(
    readonly activityId: string,
    readonly body: ReworkActivityDto,
  ) {
    super();
  }
}
