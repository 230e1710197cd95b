import { Injectable } from '@nestjs/common';
import { invalidFields } from '#kernel/domain-error.js';
import { NOT_YOURS_TO_UNDO, undoneFrom } from '#kernel/undoing.js';
import { currentActor, currentUndo, noteUndo } from '../actor/actor.js';
import type { TakenBack } from '../actor/actor.js';
import { Clock } from '../clock/clock.js';
import { Db } from '../database/db.js';
import { bigint, instant, jsonb, text } from '../database/sql/column.js';
import { sql } from '../database/sql/sql.js';
import { statement } from '../database/sql/statement.js';
import type { FieldChange } from './field-changes.js';

/** One event of the trail that an act left. */
export interface LeftEvent {
  seq: number;
  entity: string;
  entityId: string;
  at: Date;
  requestId: string;
  data: Readonly<Record<string, unknown>>;
  changes: readonly FieldChange[];
}

/** Whether an event is about what the call that takes it back is about. */
export type IsAbout = (event: LeftEvent) => boolean;

const LEFT_EVENT = {
  seq: bigint(),
  entity: text(),
  entityId: text(),
  at: instant(),
  requestId: text(),
  data: jsonb<Record<string, unknown>>(),
  changes: jsonb<FieldChange[]>(),
};
const COLUMNS = sql`seq, entity, entity_id as "entityId", at, request_id as "requestId", data, changes`;

const LEFT_BY = statement(
  LEFT_EVENT,
  sql`
  select ${COLUMNS} from platform.history_event
  where employee_id = $1 and at >= $2 and request_id = $3 order by seq`,
);
const SINCE = statement(
  LEFT_EVENT,
  sql`
  select ${COLUMNS} from platform.history_event
  where entity = $1 and entity_id = $2 and seq > $3 order by seq`,
);

/** Requests that take back what an earlier one did: what that one left in the trail. */
@Injectable()
export class Undoing {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * The present request takes back what another one did, if it says so.
   * @param undoes the `x-request-id` of the answer to what is taken back
   * @param things each of what the present request is about
   * @returns what that one left; nothing where nothing is taken back
   * @throws DomainError 400 at `undoes` unless the same person did that, to the same thing, in the last 12 hours
   */
  async begin(undoes: string | undefined, ...things: readonly IsAbout[]): Promise<LeftEvent[]> {
    if (undoes === undefined) return [];
    const left = await this.leftBy({ requestId: undoes, doneBy: null });
    if (!things.every((isAbout) => left.some(isAbout))) throw notYours();
    noteUndo(undoes);
    return left;
  }

  /** What the act left that this request takes back; nothing where it takes nothing back. */
  async undone(isAbout: IsAbout): Promise<LeftEvent[]> {
    const undoes = currentUndo();
    return undoes === undefined ? [] : (await this.leftBy(undoes)).filter(isAbout);
  }

  /** What was noted of the same thing later, in order. */
  since({ entity, entityId, seq }: LeftEvent): Promise<LeftEvent[]> {
    return this.db.rows(SINCE, [entity, entityId, seq]);
  }

  /** What was noted of the same thing later and stands: neither taken back nor taking another of these back. */
  async standingSince(event: LeftEvent): Promise<LeftEvent[]> {
    const since = await this.since(event);
    const takenBack = new Set(since.map(({ data }) => data['undoes']));
    const acts = new Set<unknown>(since.map(({ requestId }) => requestId));
    return since.filter(
      ({ requestId, data }) => !takenBack.has(requestId) && !acts.has(data['undoes']),
    );
  }

  private async leftBy({ requestId, doneBy }: TakenBack): Promise<LeftEvent[]> {
    const { employeeId } = currentActor();
    const from = doneBy === null ? undoneFrom(this.clock.now().getTime()) : 0;
    return this.db.rows(LEFT_BY, [doneBy ?? employeeId, new Date(from), requestId]);
  }
}

const notYours = (): Error => invalidFields([{ path: 'undoes', message: NOT_YOURS_TO_UNDO }]);
