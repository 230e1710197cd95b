import { IconBuildingStore, IconCalendar, IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { readDay } from '#kernel/typed-day.js';
import { useViewingBranch } from '../../features/branches';
import { useMay } from '../../shared/auth';
import { showDayNamed, todayIn, type Day } from '../../shared/format';
import { useChooseBranch } from '../../shared/viewing-branch';
import type { SearchAction } from './own-actions';
import { newCustomerName } from './typed-command';

const PRINT = /^\s*print\b/i;
const GO_TO = /^\s*(?:go\s+to|board)\s+/i;

/** Branches are offered when somebody types a part of `branch` and its name. */
const namesBranch = (typed: string, name: string): boolean => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.length > 0 &&
    words.every((word) => `switch to the branch ${name}`.toLowerCase().includes(word))
  );
};

/** What the typed text itself asks for: a day, a day sheet, another branch, a new customer. */
export function useTypedActions(typed: string): SearchAction[] {
  const { branch, branches } = useViewingBranch();
  const chooseBranch = useChooseBranch();
  const [maySell, mayDispatch, mayRead] = [useMay('sell'), useMay('dispatch'), useMay('read')];
  const actions: SearchAction[] = [];
  const today = branch && todayIn(branch.timezone);
  const dayIn = (text: string): Day | null => {
    const read = today && text.trim() ? readDay(text.trim(), { today }) : null;
    return read && 'day' in read ? read.day : null;
  };
  const boardOf = (day: Day, sheet = ''): string =>
    `/emma/move/${day}${sheet}?branchId=${branch?._id ?? ''}`;

  const goTo = mayRead ? dayIn(typed.replace(GO_TO, '')) : null;
  if (goTo) {
    actions.push({
      label: `Go to ${showDayNamed(goTo)}`,
      picture: IconCalendar,
      act: boardOf(goTo),
    });
  }
  if (mayDispatch && today && PRINT.test(typed)) {
    const day = dayIn(typed.replace(PRINT, '')) ?? today;
    const label = `Print the day sheet of ${showDayNamed(day)}`;
    actions.push({ label, picture: IconPrinter, act: boardOf(day, '/print') });
  }
  for (const { _id, name } of branches) {
    if (_id === branch?._id || !namesBranch(typed, name)) continue;
    const act = (): void => chooseBranch(_id);
    actions.push({ label: `Switch to the branch ${name}`, picture: IconBuildingStore, act });
  }
  const name = maySell ? newCustomerName(typed) : null;
  if (name) {
    const query = new URLSearchParams({ name, ...(branch && { branchId: branch._id }) });
    const act = `/emma/customer/create?${query.toString()}`;
    actions.push({ label: `New customer “${name}”`, picture: IconUserPlus, act });
  }
  return actions;
}
