import type { ToastOptions } from '../../../shared/ui';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { CauseDto } from '#modules/planning/contract/cause.dto.js';
import type { PlanDesk } from './plan-desk-context';

/** What is possible instead of what was refused; empty where there is nothing. */
export interface WaysOn {
  /** Before its buttons. */
  label: string;
  /** The same for screen readers, which read no buttons with it. */
  words: string;
  ways: NonNullable<ToastOptions['ways']>;
}

export const NO_WAY: WaysOn = { label: '', words: '', ways: [] };

/** Whom somebody asks who does not dispatch: the managers of the day, by name. */
export function askDispatch({
  actingManager,
  supportManager,
}: Pick<DayView, 'actingManager' | 'supportManager'>): string {
  const names = [actingManager, supportManager].flatMap((person) => person?.displayName ?? []);
  return `${['Ask dispatch', [...new Set(names)].join(' or ')].filter(Boolean).join(': ')}.`;
}

/** As the button of a repair is called. */
export const SHOW_WAYS = 'Show ways';

/** The plan desk knows ways; none for people who do not dispatch. */
export function repairWays(desk: PlanDesk | null, name: string, cause: CauseDto): WaysOn {
  if (!desk) return NO_WAY;
  const act = (): void => void desk.propose({ kind: 'repair', cause });
  return { label: '', words: ` “${name}” stands beside it.`, ways: [{ label: name, act }] };
}
