/** The board's rules, run by the server and by the page, which shows what a drop would do. */
export { BOARD_CONFIG, clockMinutes, readableClock, showClock } from '../domain/board-config.js';
export {
  BOARD_MARKS,
  boardMarks,
  missingMovers,
  type BoardMark,
  type BoardMarkIds,
} from '../domain/board-marks.js';
export { confirmationMark } from '../domain/booking-marks.js';
export { countTone, markTone, type MarkTone } from '../domain/mark-tones.js';
export { EARLIEST_END } from '../domain/availability.js';
export { capacityMinutes } from '../domain/day-load.js';
export {
  boardHours,
  clockOn,
  columnAt,
  columnMinutes,
  gridSpan,
  gridWindow,
  isExtendedColumn,
} from '../domain/grid.js';
export {
  endsTooLate,
  isSlotFree,
  isTruckAvailable,
  judgeDrop,
  type DropVerdict,
  type TakenSlot,
} from '../domain/judge-drop.js';
export { hasBegun } from '../domain/has-begun.js';
export { partsOnTrucks } from '../domain/stand-in.js';
export { unnotedReasons } from '../domain/problem-reasons.js';
export { workedSpan } from '../domain/progress.js';
