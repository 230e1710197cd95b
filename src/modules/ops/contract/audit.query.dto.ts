import { isLocalDate } from '#kernel/local-date.js';
import {
  checkedBy,
  isInstant,
  OptionalObjectId,
  OptionalText,
  QueryPage,
  QuerySize,
} from '#kernel/validation/index.js';

const MOMENT_MESSAGE = 'This should be a day (YYYY-MM-DD) or an instant in ISO 8601';

/** A day, an instant, or absent. */
const OptionalMoment = (): PropertyDecorator =>
  checkedBy('moment', (value) =>
    value === undefined || isLocalDate(value) || isInstant(value) ? null : MOMENT_MESSAGE,
  );

/** Query of GET /audit; each part narrows the result further. */
export class AuditQueryDto {
  /** A kind of thing: customer, employee, truck, … */
  @OptionalText(60)
  entity?: string;

  /** The thing's id. */
  @OptionalText(120)
  id?: string;

  /** Who made the change. */
  @OptionalObjectId()
  employeeId?: string;

  /** Days are in the time zone of the caller's own branch. */
  @OptionalMoment()
  from?: string;

  /** A day counts to its end; an instant is exclusive. */
  @OptionalMoment()
  to?: string;

  /** From 1, the default. */
  @QueryPage()
  page?: number;

  /** 50 if absent. */
  @QuerySize()
  size?: number;
}
