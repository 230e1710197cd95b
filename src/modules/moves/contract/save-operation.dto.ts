import {
  ClearableFlag,
  Nested,
  OptionalInstant,
  OptionalObjectId,
  QuarterHours,
  ReadOnlyField,
  RequiredInstant,
  WholeNumber,
} from '#kernel/validation/index.js';
import { MOVE_MESSAGES } from './messages.js';
import { EarlyStartNotes } from './operation-rules.js';
import { SaveEnvelopeDto } from './save-envelope.dto.js';

/** Between which instants a customer was promised that the job starts. */
export class ArrivalWindowDto {
  @RequiredInstant() from: string;
  @RequiredInstant() to: string;
}

/** One truck's share of an activity. */
export class SaveOperationDto {
  /** Absent for a new one. */
  @OptionalObjectId() _id?: string;

  /** A whole number; whether it is 2 or 3 is a pre-save check. Absent for a new one: its share. */
  @WholeNumber({ message: MOVE_MESSAGES.moverCountWhole }) moverCount?: number;

  /** Hours of the job, at least 1. */
  @QuarterHours(1) duration?: number;

  /** Instant at which the job starts; the server puts it on the activity's day. */
  @OptionalInstant() date?: string;

  @ClearableFlag() earlyStart?: boolean;
  @EarlyStartNotes() earlyStartNotes?: string;
  @ClearableFlag() requiresLift?: boolean;
  /** When the customer expects the crew; `null` clears it. */
  @Nested(() => ArrivalWindowDto, 'nullable') arrivalWindow?: ArrivalWindowDto | null;
  @Nested(() => SaveEnvelopeDto) bookingEnvelope?: SaveEnvelopeDto;

  @ReadOnlyField() truck?: string;
  @ReadOnlyField() unassigned?: boolean;
  /** The branch's. */
  @ReadOnlyField() timezone?: string;
  @ReadOnlyField() follows?: object;
  @ReadOnlyField() followedBy?: string;
  @ReadOnlyField() yardLegs?: object;
}
