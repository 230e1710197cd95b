import { QueryOneOf } from '../../../kernel/validation/index.js';
import { EVENT_KINDS, type EventKind } from './call-terms.js';

/** Query of GET /contract/history/{id}. */
export class HistoryQueryDto {
  /** Absent: every kind. */
  @QueryOneOf(EVENT_KINDS) type?: EventKind;
}
