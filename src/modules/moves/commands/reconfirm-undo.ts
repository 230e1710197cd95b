import { Injectable } from '@nestjs/common';
import { sameValue } from '#kernel/same-value.js';
import type { FieldChange } from '#platform/history/field-changes.js';
import { Undoing } from '#platform/history/undoing.js';
import type { LeftEvent } from '#platform/history/undoing.js';
import type { ReconfirmBack } from '../domain/changes/prepare-for-storage.js';
import type { Move } from '../domain/move.js';
import { historyChanges } from '../views/history-changes.js';

/** Says of a change of the plan that the customer was to reconfirm already. */
export const RAISED_AGAIN = { reconfirm: 'again' };

/** What becomes of 'Requires reconfirmation' when an act is taken back (R-BOARD-55). */
@Injectable()
export class ReconfirmUndo {
  constructor(private readonly undoing: Undoing) {}

  /** It returns to what it was, unless something else set it since. Undefined: as with any change of the plan. */
  async of(before: Move, planned: Move): Promise<ReconfirmBack | undefined> {
    const { customer } = before;
    const isTheirs = ({ entity, entityId }: LeftEvent): boolean =>
      entity === 'customer' && entityId === customer.id;
    const undone = await this.undoing.undone(isTheirs);
    const [first] = undone;
    if (!first || !isWayBack(undone, historyChanges(before, planned))) return undefined;
    const { confirmation, autoconfirm } = customer.lastEmails;
    // What was confirmed after the act is what the act made of it.
    if ([confirmation, autoconfirm].some((sent) => sent !== null && sent > first.at))
      return undefined;
    if (!undone.some(raisesIt)) return 'asItIs';
    return hasOther(await this.undoing.since(first), first.requestId) ? 'asItIs' : 'off';
  }
}

/** Whether nothing changes but what the act changed, and all of that to what it was before. */
const isWayBack = (undone: readonly LeftEvent[], changes: readonly FieldChange[]): boolean => {
  const was = new Map(
    undone.flatMap(({ changes: of }) => of).map(({ field, before }) => [field, before]),
  );
  return changes.every(
    ({ field, after }) => was.has(field) && sameValue(asTold(was.get(field)), asTold(after)),
  );
};

/** As the trail has it: JSON has no dates. */
const asTold = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

const raisesIt = ({ changes }: LeftEvent): boolean =>
  changes.some(({ field, after }) => field === 'move.meta.reconfirm' && after === true);

/** Whether something else set it since that was not taken back itself. */
function hasOther(since: readonly LeftEvent[], act: string): boolean {
  const takenBack = new Set([act, ...since.map(({ data }) => data['undoes'])]);
  return since.some(
    (event) =>
      !takenBack.has(event.requestId) &&
      (raisesIt(event) || event.data['reconfirm'] === RAISED_AGAIN.reconfirm),
  );
}
