import {
  checkedBy,
  ClockTime,
  IsObjectId,
  QuarterHours,
  QueryFlag,
  REQUIRED_MESSAGE,
  RequiredText,
  TEXT_LIMITS,
  textFault,
  UndoesDto,
} from '#kernel/validation/index.js';
import type { ExpectedPlace, ExpectedTime } from './expectations.js';
import {
  ExpectedOperationPlace,
  ExpectedOperationTime,
  ExpectedTruckQuery,
} from './expectations.js';
import { AGREED_LENGTH, JOB_HOURS } from './limits.js';

/** PUT /assignment/operation/{branchId}/{operationId}. */
export class AssignOperationDto extends UndoesDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;
  @IsObjectId() truck: string;
  @ExpectedOperationPlace() expect?: ExpectedPlace;
}

/** Query of DELETE /assignment/operation/{branchId}/{operationId}. */
export class UnassignOperationQueryDto extends UndoesDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;
  /** True: to the Unassigned row; otherwise it leaves the board. */
  @QueryFlag() unassigned?: boolean;
  /** A truck id, `unassigned` or `none`; read it with `expectedPlaceOf`. */
  @ExpectedTruckQuery() expectTruck?: string;
}

const Agreed = (): PropertyDecorator =>
  checkedBy('agreed', (value) => {
    if (value === undefined) return null;
    const fault = textFault(value, AGREED_LENGTH.max);
    if (fault !== null) return fault;
    return String(value).length < AGREED_LENGTH.min
      ? `Say in at least ${AGREED_LENGTH.min} characters how the customer agreed`
      : null;
  });

/** One of the two has to be there. */
const StartOrDuration = (): PropertyDecorator =>
  checkedBy('startOrDuration', (value, owner) =>
    value === undefined && (owner as RetimeOperationDto).duration === undefined
      ? REQUIRED_MESSAGE
      : null,
  );

/** PUT /assignment/operation/{branchId}/{operationId}/time. */
export class RetimeOperationDto extends UndoesDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;

  /** `HH:mm` on the branch's clock; absent stays. */
  @StartOrDuration()
  @ClockTime('optional')
  start?: string;

  /** Hours of the job; absent stays. */
  @QuarterHours(JOB_HOURS.min, { max: JOB_HOURS.max }) duration?: number;

  /** How the customer agreed to another start; kept in the history. */
  @Agreed() agreed?: string;

  @ExpectedOperationTime() expect?: ExpectedTime;
}
