import { IconBuildingStore, IconCalendar, IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { readDay } from '#kernel/typed-day.js';
import { useViewingBranch } from '../../features/branches';
import { useMay } from '../../shared/auth';
import { showDayNamed, todayIn, type Day } from '../../shared/format';
import { useChooseBranch } from '../../shared/viewing-branch';
import type { SearchAction } from './own-actions';
import { namedAfterNew, newCustomerName } from './typed-command';

/** What comes after it is the day. */
const PRINT = /^\s*print\b(?:\s+(?:the\s+)?(?:day\s+sheet|board|day)\b)?(?:\s+(?:of|for)\b)?/i;
const GO_TO = /^\s*(?:go\s+to|board)\s+/i;

const SWITCH_TO = /^\s*switch\s+(?:to\s+)?(?:the\s+)?(?:branch\s+)?/i;

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Branches are offered by their own names: each word begins one of the name's. */
const namesBranch = (typed: string, name: string): boolean => {
  const words = wordsOf(typed);
  const known = wordsOf(name);
  return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)));
};

export interface TypedActions {
  /** Asked for in so many words: a day, a day sheet, `switch to` a branch, `new` and a name. */
  asked: SearchAction[];
  /** What a name alone may mean: a branch, a customer who is new. Customers come before it. */
  guessed: SearchAction[];
}

/** What the typed text itself asks for. */
export function useTypedActions(typed: string): TypedActions {
  const { branch, branches } = useViewingBranch();
  const chooseBranch = useChooseBranch();
  const [maySell, mayDispatch, mayRead] = [useMay('sell'), useMay('dispatch'), useMay('read')];
  const asked: SearchAction[] = [];
  const guessed: SearchAction[] = [];
  const today = branch && todayIn(branch.timezone);
  const dayIn = (text: string): Day | null => {
    const read = today && text.trim() ? readDay(text.trim(), { today }) : null;
    return read && 'day' in read ? read.day : null;
  };
  const boardOf = (day: Day, sheet = ''): string =>
    `/emma/move/${day}${sheet}?branchId=${branch?._id ?? ''}`;

  const goTo = mayRead ? dayIn(typed.replace(GO_TO, '')) : null;
  if (goTo) {
    asked.push({
      label: `Go to ${showDayNamed(goTo)}`,
      picture: IconCalendar,
      act: boardOf(goTo),
    });
  }
  if (mayDispatch && today && PRINT.test(typed)) {
    const named = typed.replace(PRINT, '').trim();
    // The sheet of another day than the one that somebody meant would be worse than none.
    const day = named ? dayIn(named) : today;
    const label = day && `Print the day sheet of ${showDayNamed(day)}`;
    if (label) asked.push({ label, picture: IconPrinter, act: boardOf(day, '/print') });
  }
  const toBranch = SWITCH_TO.test(typed) ? asked : guessed;
  for (const { _id, name } of branches) {
    if (_id === branch?._id || !namesBranch(typed.replace(SWITCH_TO, ''), name)) continue;
    const act = (): void => chooseBranch(_id);
    toBranch.push({ label: `Switch to the branch ${name}`, picture: IconBuildingStore, act });
  }
  const name = maySell && !PRINT.test(typed) ? newCustomerName(typed) : null;
  if (name) {
    const query = new URLSearchParams({ name, ...(branch && { branchId: branch._id }) });
    const act = `/emma/customer/create?${query.toString()}`;
    const toNew = namedAfterNew(typed) ? asked : guessed;
    toNew.push({ label: `New customer “${name}”`, picture: IconUserPlus, act });
  }
  return { asked, guessed };
}
