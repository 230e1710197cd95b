import type { DayView } from '#modules/scheduling/contract/day.view.js';

/** Whom somebody asks who does not dispatch: the managers of the day, by name. */
export function askDispatch({
  actingManager,
  supportManager,
}: Pick<DayView, 'actingManager' | 'supportManager'>): string {
  const names = [actingManager, supportManager].flatMap((person) => person?.displayName ?? []);
  return `${['Ask dispatch', [...new Set(names)].join(' or ')].filter(Boolean).join(': ')}.`;
}
