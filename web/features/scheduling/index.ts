export { BoardSkeleton } from './board/board-skeleton';
export { stepDay } from './calendar/calendar-span';
export { CustomerDayBoard } from './customer-board/customer-day-board';
export { DaySheet } from './day-sheet/day-sheet';
export type { SheetsBy } from './day-sheet/sheets-of';
export { useGetDaySheetQuery } from './day-sheet/day-sheet-api';
export type { IsProblem } from './model/board-marks';
export { MoveManager } from './calendar/move-manager';
export { PLANNER_VIEWS, plannerViewOf, type PlannerView } from './calendar/planner-views';
