export { BranchCalendar, type BranchCalendarProps, type OwnView } from './branch-calendar';
export { dayOfInstant, instantOfDay } from './calendar-days';
export { CalendarToolbar, type CalendarToolbarProps } from './calendar-toolbar';
