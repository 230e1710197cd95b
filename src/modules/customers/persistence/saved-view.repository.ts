import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '#kernel/domain-error.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { boolean, id, integer, jsonb, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { onConstraint } from '#platform/database/pg-error.js';
import { MAX_SAVED_VIEWS, SAVED_VIEW_ERRORS } from '../contract/customer-list-terms.js';
import type { SavedViewView } from '../contract/customer-row.view.js';

const COLUMNS = 'id as "_id", name, shared, owner_id as "ownerId", query';

const SAVED_VIEW_VIEW = {
  _id: id(),
  name: text(),
  shared: boolean(),
  ownerId: id(),
  query: jsonb<Readonly<Record<string, string | number | string[]>>>(),
};
// The number of shared ones is limited as well: those who share keep only so many each.
const LIST = statement(
  SAVED_VIEW_VIEW,
  sql`
  select ${COLUMNS} from customers.saved_view
  where owner_id = $1 or shared
  order by lower(name), id limit 1000`,
);

// Two requests at once must not both find room for one more.
const LOCK_OWNER = `select pg_advisory_xact_lock(hashtextextended('saved_view ' || $1, 0))`;
const COUNT = statement(
  { kept: integer() },
  sql`select count(*)::integer as kept from customers.saved_view where owner_id = $1`,
);
const LOCK = statement(
  SAVED_VIEW_VIEW,
  sql`select ${COLUMNS} from customers.saved_view where id = $1 for update`,
);
const INSERT = `
  insert into customers.saved_view (id, owner_id, name, shared, query, created)
  values ($1, $2, $3, $4, $5, $6)`;
const UPDATE = 'update customers.saved_view set name = $2, shared = $3, query = $4 where id = $1';
const DELETE = 'delete from customers.saved_view where id = $1';

const NAME_ONCE = {
  saved_view_name_once: () => conflict('VIEW_NAME_TAKEN', SAVED_VIEW_ERRORS.VIEW_NAME_TAKEN),
};

/** Named lists of customers. */
@Injectable()
export class SavedViewRepository {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** A person's own and all shared ones, by name. */
  list(ownerId: string): Promise<SavedViewView[]> {
    return this.db.rows(LIST, [ownerId]);
  }

  /**
   * The view, locked until the command ends.
   * @throws 404
   */
  async lock(id: string): Promise<SavedViewView> {
    const [view] = await this.db.rows(LOCK, [id]);
    if (!view) throw notFound('View');
    return view;
  }

  /** @throws 409 VIEW_NAME_TAKEN, 409 TOO_MANY_VIEWS */
  async insert({ _id, ownerId, name, shared, query }: SavedViewView): Promise<void> {
    await this.db.prepared(LOCK_OWNER, [ownerId]);
    const [count] = await this.db.rows(COUNT, [ownerId]);
    if ((count?.kept ?? 0) >= MAX_SAVED_VIEWS) {
      throw conflict('TOO_MANY_VIEWS', SAVED_VIEW_ERRORS.TOO_MANY_VIEWS);
    }
    const values = [_id, ownerId, name, shared, JSON.stringify(query), this.clock.now()];
    await this.db.prepared(INSERT, values).catch((error) => onConstraint(error, NAME_ONCE));
  }

  /** @throws 409 VIEW_NAME_TAKEN */
  async update({ _id, name, shared, query }: SavedViewView): Promise<void> {
    const values = [_id, name, shared, JSON.stringify(query)];
    await this.db.prepared(UPDATE, values).catch((error) => onConstraint(error, NAME_ONCE));
  }

  async delete(id: string): Promise<void> {
    await this.db.prepared(DELETE, [id]);
  }
}
