import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ExpectedActivity } from '#modules/scheduling/contract/expectations.js';
import type { RebookedView } from '#modules/scheduling/contract/retiming.view.js';
import { requestIdOf } from '../../../shared/api';
import { showDayNamed } from '../../../shared/format';
import { readCustomer } from '../../moves';
import { useRebookActivityMutation } from '../api/rebook-api';
import type { BoardController } from '../drag/board-controller';
import { showRefused } from '../drag/show-refusal';
import { showUndone } from '../drag/show-undone';
import type { UndoKind } from '../drag/undo-stack';
import { whyNot } from '../drag/use-retiming';
import { activityPlace } from '../model/activity-place';

/** A move that went to another day or other hours. */
interface Rebooked {
  name: string;
  customerId: string;
  activityId: string;
  before: ExpectedActivity;
  after: ExpectedActivity;
  /** The customer's, as of then. */
  nounce: string;
  /** The reference of the answer: by it the move goes back. */
  undoes: string | null;
}

/** What is remembered of a change that was made; resolves what takes it back. */
export type RememberRebooked = (
  customer: CustomerView,
  before: ActivityView,
  rebooked: RebookedView,
) => () => void;

/** Changes of day or hours that were made on a board: undone by the opposite call. */
export function useRebookUndo({ undo }: BoardController): RememberRebooked {
  const [rebook] = useRebookActivityMutation();

  /** Everything where it was, also on the Unassigned row, at once or not at all. */
  const goTo = async (
    { name, customerId, activityId, nounce }: Rebooked,
    [from, to]: readonly [ExpectedActivity, ExpectedActivity],
    undoes: string | null,
  ): Promise<Pick<Rebooked, 'nounce' | 'undoes'> | null> => {
    // What was done since, and taken back, made other versions; where it stands is judged by `expect`.
    const now = await readCustomer(customerId).catch(() => ({ nounce }));
    const { data, error } = await rebook({
      ...{ customerId, activityId, customerNounce: now.nounce, expect: from, undoes },
      activityDay: to.activityDay,
      operations: to.operations.map(({ unassigned, ...part }) => ({
        ...part,
        ...(unassigned && { unassigned }),
      })),
    });
    if (error) {
      showRefused(name, whyNot(error));
      return null;
    }
    return { nounce: data.nounce, undoes: requestIdOf(data) };
  };

  const kind: UndoKind<Rebooked> = {
    kind: 'rebooking',
    run: async ({ data }, way) => {
      const { before, after, undoes } = data;
      const went =
        way === 'undo'
          ? await goTo(data, [after, before], undoes)
          : await goTo(data, [before, after], null);
      return went && { ...data, ...went };
    },
    // What stands on another day only the server knows.
    fault: () => null,
  };
  undo.know(kind);

  return ({ _id: customerId, lastName }, before, rebooked) => {
    const { activity, nounce } = rebooked;
    const data: Rebooked = {
      ...{ name: lastName, customerId, activityId: before._id, nounce },
      ...{ before: activityPlace(before), after: activityPlace(activity) },
      undoes: requestIdOf(rebooked),
    };
    const name = `${lastName} to ${showDayNamed(activity.activityDay)}`;
    const id = undo.record(kind, { name, data, agreed: Promise.resolve(data) });
    return () => void undo.undo(id).then((taken) => showUndone('Undone', taken));
  };
}
