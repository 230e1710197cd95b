import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { SaveActivityDto } from '../../contract/save-activity.dto.js';
import type { ReckonedDrives } from '../../domain/changes/with-reckoned-drives.js';

/** A day of work at a branch, before it is stored. */
export interface WorkAhead {
  branchId: string;
  day: LocalDate;
  activity: SaveActivityDto;
}

/**
 * Places the stops of a day of work and asks for its drives, outside any transaction. What a maps service does not say
 * in two seconds, zip codes and distances do (R-DRIVE-9). Refused: 404 branch.
 */
export class ReckonDrivesQuery extends Query<ReckonedDrives> {
  constructor(readonly work: WorkAhead) {
    super();
  }
}
