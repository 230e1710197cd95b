import { fieldLabel } from '../../../shared/labels';
import { ESTIMATE_INPUTS } from './activity-parts';
import { namesIn } from './names-in';
import { mergeEdits, type Difference } from './merge-edits';
import type { CustomerValues } from './values';

const cameOrWent = ({ mine }: Difference): string => (mine === undefined ? 'removed' : 'added');

/** What says how a figure came about is said by the figure, where that is another one too. */
const SAID_BY: readonly [RegExp, readonly string[]][] = [
  [/\.worktimeTyped$/, ['worktime']],
  [/\.figureOrigins$/, ESTIMATE_INPUTS],
];

const isSaidBy = (path: string, all: readonly Difference[]): boolean =>
  SAID_BY.some(
    ([pattern, figures]) =>
      pattern.test(path) &&
      figures.some((name) => all.some((other) => other.path === path.replace(pattern, `.${name}`))),
  );

/** What a person changed and did not save, each thing once and in words. */
export function unsavedChanges(before: CustomerValues, after: CustomerValues): string[] {
  const names = new Map([...namesIn(before), ...namesIn(after)]);
  const isOneDay = after.move.activities.length === 1;
  return mergeEdits(before, after, before)
    .differences.filter(({ isFixed }) => !isFixed)
    .filter(({ path }, _, all) => !isSaidBy(path, all))
    .map((difference) => {
      const { places, field } = fieldLabel(difference.path, names);
      const where =
        isOneDay && difference.path.startsWith('move.activities.') ? places.slice(1) : places;
      return field
        ? [...where, field].join(' · ')
        : `${where.join(' · ')} ${cameOrWent(difference)}`;
    });
}
