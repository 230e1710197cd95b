import { useMemo, useState, type JSX, type ReactNode } from 'react';
import type { DayMoverView, DayView } from '#modules/scheduling/contract/day.view.js';
import { useLatest } from '../../../shared/ui';
import type { BoardController } from '../drag/board-controller';
import { usePlanDesk } from '../drag/plan-desk-context';
import { crewPlaceOf, isSeat } from '../model/crew-place';
import { OffContext } from './crew-context';
import { OffDialog } from './off-dialog';
import { useDaysOff } from './use-days-off';

export interface OffAroundProps {
  board: BoardController;
  view: DayView;
  children: ReactNode;
}

/** Marks people off and back on from anywhere on a board; asks why they are off. */
export function OffAround({ board, view, children }: OffAroundProps): JSX.Element {
  const desk = usePlanDesk();
  const daysOff = useDaysOff(board);
  const [asked, setAsked] = useState<DayMoverView | null>(null);
  const find = useLatest((id: string) => view.movers.find(({ _id }) => _id === id) ?? null);
  const markBackOn = useLatest(daysOff.markBackOn);
  const acts = useMemo(
    () => ({ askOff: (id: string) => setAsked(find(id)), markBackOn }),
    [find, markBackOn],
  );
  const repair = (employee: string) => (reason: string) =>
    void desk?.propose({ kind: 'repair', cause: { sick: { employee, reason } } });
  return (
    <OffContext value={acts}>
      {children}
      {asked && (
        <OffDialog
          name={asked.displayName}
          onReason={(reason) => void daysOff.markOff(asked, reason)}
          onRepair={
            desk && isSeat(crewPlaceOf(view.assignment, asked._id)) ? repair(asked._id) : null
          }
          onClose={() => setAsked(null)}
        />
      )}
    </OffContext>
  );
}
