import { Injectable } from '@nestjs/common';
import { Events } from '#platform/database/events.js';
import { History } from '#platform/history/history.js';
import type { HistoryEntry } from '#platform/history/history.js';
import { PublicEvents } from '#platform/public-events/public-events.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '../contract/live.js';
import type { CustomerChange } from '../contract/live.js';
import { nounceOf } from '../contract/version.js';
import { releasedOperations } from '../domain/activities/board-operations.js';
import type { ReleasedOperation } from '../domain/activities/board-operations.js';
import { prepareForStorage } from '../domain/changes/prepare-for-storage.js';
import { ALL_LISTED, listedChange } from '../domain/listed-move.js';
import type { ListedChange } from '../domain/listed-move.js';
import type { Move } from '../domain/move.js';
import { CustomerChanged } from '../events/customer-changed.event.js';
import { OperationsReleased } from '../events/operations-released.event.js';
import { MoveRepository } from '../persistence/move.repository.js';
import { RAISED_AGAIN, ReconfirmUndo } from './reconfirm-undo.js';
import { historyChanges, initialMoveFields } from '../views/history-changes.js';
import { moveEvents } from '../views/move-events.js';
import { shownOperations } from '../views/shown-operation.js';

/** What the history says about a write besides its changes. */
export type HistoryLine = Pick<HistoryEntry, 'type' | 'data'>;

const subjectOf = ({ customer }: Move): Pick<HistoryEntry, 'entity' | 'entityId'> => ({
  entity: 'customer',
  entityId: customer.id,
});

/**
 * Ends every write to a move: stores what differs from the move that was locked, marks what must be
 * reconfirmed, and notifies the lists, the boards, the open pages and the history.
 */
@Injectable()
export class MoveSaver {
  constructor(
    private readonly moves: MoveRepository,
    private readonly events: Events,
    private readonly live: LiveChanges,
    private readonly history: History,
    private readonly publicEvents: PublicEvents,
    private readonly reconfirmUndo: ReconfirmUndo,
  ) {}

  /**
   * With a version of its own.
   * @returns the new version
   */
  async save(before: Move, planned: Move, line: HistoryLine): Promise<number> {
    const after = await this.write(before, planned, line, releasedOperations(before, planned));
    return after.customer.version;
  }

  /**
   * The same for whoever books trucks, and ends what others have of the direct legs.
   * @returns the move as it is now
   */
  savePlaced(before: Move, planned: Move, line: HistoryLine): Promise<Move> {
    const released = releasedOperations(before, planned).map((one) => ({ ...one, legs: [] }));
    return this.write(before, planned, line, released);
  }

  /** What belongs to a customer who was just created: `empty` has no activities yet. */
  async saveNew(empty: Move, planned: Move, data: object = {}): Promise<void> {
    const after = prepareForStorage(empty, planned);
    await this.store(empty, after, ALL_LISTED, []);
    this.history.noteCreation({ ...subjectOf(after), fields: initialMoveFields(after), data });
  }

  private async write(
    before: Move,
    planned: Move,
    line: HistoryLine,
    released: readonly ReleasedOperation[],
  ): Promise<Move> {
    const version = before.customer.version + 1;
    const back = await this.reconfirmUndo.of(before, planned);
    const customer = { ...planned.customer, version };
    const after = prepareForStorage(before, { ...planned, customer }, back);
    await this.store(before, after, listedChange(before, after), released);
    const changes = historyChanges(before, after);
    const isAgain = back === undefined && isRaisedAgain(before, after);
    const data = { ...line.data, ...(isAgain && RAISED_AGAIN) };
    this.history.note({ ...subjectOf(after), changes, ...line, data });
    return after;
  }

  private async store(
    before: Move,
    after: Move,
    listed: ListedChange,
    released: readonly ReleasedOperation[],
  ): Promise<void> {
    await this.moves.save(before, after);
    this.publicEvents.follow(`move ${after.customer.id}`, before, after, moveEvents);
    this.tell(before, after);
    const { id, version } = after.customer;
    if (released.length > 0) this.events.raise(new OperationsReleased(id, version, released));
    this.events.raise(new CustomerChanged(id, shownOperations(after), listed));
  }

  private tell(before: Move, after: Move): void {
    const { id, version, status, reconfirm } = after.customer;
    const topic = customerTopic(id);
    const changed: CustomerChange = { kind: 'customer', nounce: nounceOf(version), status };
    this.live.changed(topic, changed);
    if (reconfirm !== before.customer.reconfirm) {
      const change: CustomerChange = { kind: 'reconfirm', reconfirm };
      this.live.changed(topic, change);
    }
  }
}

/** The plan changed for a customer who was to reconfirm already. */
const isRaisedAgain = ({ customer: before }: Move, { customer: after }: Move): boolean =>
  before.reconfirm && after.reconfirm && after.planVersion === after.version;
