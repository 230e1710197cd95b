import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sameValue } from '../../../kernel/same-value.js';
import { Events } from '../../../platform/database/events.js';
import { History } from '../../../platform/history/history.js';
import type { HistoryEntry } from '../../../platform/history/history.js';
import { LiveChanges } from '../../../platform/realtime/live-changes.js';
import { ChangeCustomerCommand, ProjectCustomerCommand } from '../../customers/index.js';
import type { CustomerValues } from '../../customers/index.js';
import { customerTopic } from '../contract/live.js';
import type { CustomerChange } from '../contract/live.js';
import { CustomerChanged } from '../events/customer-changed.event.js';
import { OperationsReleased } from '../events/operations-released.event.js';
import { MoveRepository } from '../persistence/move.repository.js';
import { boardOperations, releasedOperations } from '../domain/activities/board-operations.js';
import { changesPlan } from '../domain/changes/confirmed-terms.js';
import { historyChanges } from '../views/history-changes.js';
import { listedMove } from '../domain/listed-move.js';
import type { Customer } from '../domain/customer.js';
import type { Move } from '../domain/move.js';

/** What the history says of a write beside its changes. */
export type WriteMark = Pick<HistoryEntry, 'type' | 'data'>;

/**
 * Ends every write to a move: stores what differs from the state that was claimed, marks what must
 * be reconfirmed, and tells the lists, the boards, the open pages and the history.
 */
@Injectable()
export class MoveSaver {
  constructor(
    private readonly moves: MoveRepository,
    private readonly commands: CommandBus,
    private readonly events: Events,
    private readonly live: LiveChanges,
    private readonly history: History,
  ) {}

  /** @returns the new nounce */
  async save(before: Move, planned: Move, mark: WriteMark): Promise<string> {
    const after = marked(before, planned);
    const { id, version } = after.customer;
    const values = differing(before.customer, after.customer);
    if (Object.keys(values).length > 0) {
      await this.commands.execute(new ChangeCustomerCommand(id, values));
    }
    await this.moves.saveActivities(before, after);
    const listed = listedMove(after);
    if (!sameValue(listedMove(before), listed)) {
      await this.commands.execute(
        new ProjectCustomerCommand(id, {
          kind: 'move',
          ...listed,
          activityDays: [...listed.activityDays],
        }),
      );
    }
    this.tell(before, after);
    await this.history.record({
      entity: 'customer',
      entityId: id,
      changes: historyChanges(before, after),
      ...mark,
    });
    return String(version);
  }

  private tell(before: Move, after: Move): void {
    const { id, version, status, reconfirm } = after.customer;
    const nounce = String(version);
    const topic = customerTopic(id);
    const changed: CustomerChange = { kind: 'customer', nounce, status };
    this.live.changed(topic, changed);
    if (reconfirm !== before.customer.reconfirm) {
      const mark: CustomerChange = { kind: 'reconfirm', reconfirm };
      this.live.changed(topic, mark);
    }
    const released = releasedOperations(before, after);
    if (released.length > 0) this.events.raise(new OperationsReleased(id, nounce, released));
    this.events.raise(new CustomerChanged(id, boardOperations(after)));
  }
}

/** Changed activities bear the version that changed them; a changed plan asks for reconfirmation. */
function marked(before: Move, planned: Move): Move {
  const { version, lastConfirmation, lastAutoconfirm } = planned.customer;
  const known = new Map(before.activities.map((activity) => [activity.id, activity]));
  const staysAtBranch = before.branch.id === planned.branch.id;
  const activities = planned.activities.map((activity) =>
    staysAtBranch && sameValue(activity, known.get(activity.id))
      ? activity
      : { ...activity, changedVersion: version },
  );
  if (!changesPlan(before, planned)) return { ...planned, activities };
  const wasConfirmed = lastConfirmation !== null || lastAutoconfirm !== null;
  const customer: Customer = {
    ...planned.customer,
    planVersion: version,
    reconfirm: planned.customer.reconfirm || wasConfirmed,
  };
  return { ...planned, customer, activities };
}

type Values = Partial<CustomerValues & Pick<Customer, 'status' | 'reconfirm' | 'planVersion'>>;

function differing(before: Customer, after: Customer): Values {
  const fields = Object.entries(after).filter(
    ([field, value]) => field !== 'version' && !sameValue(before[field as keyof Customer], value),
  );
  return Object.fromEntries(fields) as Values;
}
