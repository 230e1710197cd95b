export {
  MAX_ACTUAL_DAYS,
  MAX_MINUTES,
  MAX_MOVERS,
  MAX_NOTE,
  MAX_STAMPS,
  STAMP_KINDS,
  TIME_KINDS,
  type ActualState,
  type StampKind,
  type TimeKind,
} from '../domain/actual-terms.js';
