import { tell } from '../../../shared/ui';
import { useChooseBranch } from '../../../shared/viewing-branch';
import { useLeaveBlock } from '../../../shared/forms';
import { beneathOf } from '../../../shared/pages';
import type { Location } from 'react-router-dom';

/** The day and the branch of the board at a place, also of one that another page is open over. */
function boardOf(place: Location): string {
  const { pathname, search } = beneathOf(place) ?? place;
  return `${pathname} ${new URLSearchParams(search).get('branchId') ?? ''}`;
}

/** Stops someone who may move them from leaving a day whose moves have no trucks (R-BOARD-20). */
export function useLeaveBoard(branchId: string, mustStay: boolean): void {
  const chooseBranch = useChooseBranch();
  useLeaveBlock({
    guardsWindow: mustStay,
    leaves: (to, from) => mustStay && boardOf(to) !== boardOf(from),
    ask: async () => {
      await tell(
        'Unassigned Moves',
        'You must assign all moves to trucks before leaving this view',
      );
      chooseBranch(branchId);
      return false;
    },
  });
}
