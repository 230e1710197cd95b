import { tell } from '../../../shared/ui';
import { useChooseBranch } from '../../../shared/viewing-branch';
import { useLeaveBlock } from '../../../shared/forms';

const branchOf = (search: string): string | null => new URLSearchParams(search).get('branchId');

/** Stops someone who may move them from leaving a day whose moves have no trucks (R-BOARD-20). */
export function useLeaveBoard(branchId: string, mustStay: boolean): void {
  const chooseBranch = useChooseBranch();
  useLeaveBlock({
    guardsWindow: mustStay,
    leaves: (to, from) =>
      mustStay && (to.pathname !== from.pathname || branchOf(to.search) !== branchOf(from.search)),
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
