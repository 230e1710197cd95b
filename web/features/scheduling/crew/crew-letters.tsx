import { useMemo, type JSX, type ReactNode } from 'react';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { AvatarLettersContext, lettersAmong } from '../../../shared/ui';

/** Tells people on a board apart who have the same initials: its branch's, and those who help out here. */
export function CrewLetters({
  view,
  children,
}: {
  view: DayView;
  children: ReactNode;
}): JSX.Element {
  const { movers, assignment } = view;
  const here = new Set([...assignment.movers.map(({ mover }) => mover), ...assignment.onCall]);
  const people = movers.filter(
    ({ _id, branchId }) => branchId === assignment.branchId || here.has(_id),
  );
  // The same letters redraw no face.
  const words = JSON.stringify([...lettersAmong(people)]);
  const letters = useMemo(() => new Map(JSON.parse(words) as [string, string][]), [words]);
  return <AvatarLettersContext value={letters}>{children}</AvatarLettersContext>;
}
