export { BoardSkeleton } from './board/board-skeleton';
export { stepDay } from './calendar/calendar-span';
export { CustomerDayBoard } from './customer-board/customer-day-board';
export { DaySheet } from './day-sheet/day-sheet';
export { useGetDaySheetQuery } from './day-sheet/day-sheet-api';
export type { IsProblem } from './marks/marks-of';
export { MoveManager } from './calendar/move-manager';
export { PLANNER_VIEWS, plannerViewOf, type PlannerView } from './planner-views';
