/** The calendar's views on the Move Manager. */
export const PLANNER_VIEWS = [
  { value: 'trucks', label: 'Trucks' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;
export type PlannerView = (typeof PLANNER_VIEWS)[number]['value'];

export const plannerViewOf = (text: string | null): PlannerView =>
  PLANNER_VIEWS.find(({ value }) => value === text)?.value ?? 'trucks';
