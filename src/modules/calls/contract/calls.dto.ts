import {
  PageQueryDto,
  QueryOneOf,
  Flag,
  IsObjectId,
  OneOf,
  OneOfOrBlank,
  RequiredNotes,
  RequiredText,
  TEXT_LIMITS,
} from '#kernel/validation/index.js';
import { EVENT_KINDS, type EventKind } from '#kernel/event-kind.js';
import { CALL_TYPE_NAMES, type CallType } from './call-terms.js';
import { PHONE_TYPES, type PhoneType } from '#modules/moves/contract/move-terms.js';

/** Query of GET /contract/history/{id}: the newest 500 events, and those before them on the next pages. */
export class HistoryQueryDto extends PageQueryDto {
  /** Absent: every kind. */
  @QueryOneOf(EVENT_KINDS) type?: EventKind;
}

/** POST /contract/phone. */
export class LogCallDto {
  /** A message was left. False if absent. */
  @IsObjectId() contractId: string;
  @RequiredText(TEXT_LIMITS.phone) phone: string;
  /** A text message, not a call. False if absent. */
  @Flag() isVoiceMail?: boolean;
  /** `Generic` if absent. */
  @Flag() isSms?: boolean;
  @RequiredNotes() notes: string;
  /** `Generic` where absent. */
  @OneOf(CALL_TYPE_NAMES) callType?: CallType;
  @OneOfOrBlank(PHONE_TYPES) altPhoneType?: PhoneType | '';
}
