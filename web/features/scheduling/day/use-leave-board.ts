import type { Day } from '../../../shared/format';
import { tell } from '../../../shared/ui';
import { useChooseBranch } from '../../../shared/viewing-branch';
import { useLeaveBlock } from '../../../shared/forms';
import { beneathOf } from '../../../shared/pages';
import { isMoveViewOf, waitingWords } from './move-view-places';
import type { Visit } from './use-visit';

/**
 * Stops someone from leaving the move view of a branch while moves of a visited day have no truck (R-BOARD-20).
 * @param visit null: who looks may go
 */
export function useLeaveBoard(visit: Visit | null, of: { branchId: string; today: Day }): void {
  const { branchId, today } = of;
  const chooseBranch = useChooseBranch();
  const mustStay = visit !== null && visit.waiting.length > 0;
  useLeaveBlock({
    guardsWindow: mustStay,
    leaves: (to) => mustStay && !isMoveViewOf(branchId, beneathOf(to) ?? to),
    ask: async () => {
      const waiting = (await visit?.lookAgain()) ?? [];
      if (waiting.length === 0) return true;
      await tell('Unassigned Moves', {
        message: 'You must assign all moves to trucks before leaving this view',
        links: waiting.map((each) => ({
          label: waitingWords(each, today),
          to: `/emma/move/${each.day}?branchId=${branchId}`,
        })),
      });
      chooseBranch(branchId);
      return false;
    },
  });
}
