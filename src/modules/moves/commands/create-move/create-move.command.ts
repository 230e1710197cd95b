import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { SentCustomer } from '../../domain/customer.js';
import type { CreatedView } from '../../contract/customer.view.js';
import type { ReckonedDrives } from '../../domain/changes/with-reckoned-drives.js';
import type { SaveActivityDto } from '../../contract/save-activity.dto.js';

/** A customer and, when a day is requested, one activity on that day with one operation. */
export interface NewMove {
  customer: SentCustomer;
  requestedDay: LocalDate | null;
  /** What is known of that activity already; replaces the defaults. */
  activity?: SaveActivityDto;
  /** Positions and drives that were found for it before. */
  drives?: ReckonedDrives;
  /** Where the contact data are in the body, for the paths of faults. */
  fieldsAt?: string;
}

/** Refused: 404 branch, 400 `referredBy` that names no source. */
export class CreateMoveCommand extends Command<CreatedView> {
  constructor(readonly move: NewMove) {
    super();
  }
}
