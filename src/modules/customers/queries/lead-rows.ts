import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { boolean, day, id, instant, json, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { CUSTOMER } from '#modules/moves/index.js';
import { GetViewersQuery } from '#modules/presence/index.js';
import type { LeadColumn } from '../contract/customer-list-terms.js';
import type { LeadRow } from '../contract/lead-row.view.js';
import { PLANNED_CALL, QUEUE_CONDITIONS } from './queue-conditions.js';
import type { LeadQueue } from './queue-conditions.js';

export interface ViewedLead {
  row: LeadRow;
  created: Date;
  firstCall: Date | null;
}

const place = (end: 'from' | 'to'): string => `
  case when c.${end}_zip is null then null
       else json_build_object('city', c.${end}_city, 'state', c.${end}_state, 'zip', c.${end}_zip)
  end as "${end}"`;

const rowsOf = (queue: LeadQueue) =>
  statement(
    {
      _id: id(),
      firstName: text(),
      lastName: text(),
      branchId: id(),
      branch: json<LeadRow['branch']>(),
      created: instant(),
      requestedDay: day().orNull(),
      isRepeat: boolean(),
      from: json<NonNullable<LeadRow['from']>>().orNull(),
      to: json<NonNullable<LeadRow['to']>>().orNull(),
      firstCall: instant().orNull(),
      phone: text(),
      nextCall: instant().orNull(),
      words: text().orNull(),
    },
    sql`
  select c.id as "_id", c.first_name as "firstName", c.last_name as "lastName",
         c.branch_id as "branchId",
         json_build_object('name', b.name, 'timezone', b.timezone) as branch,
         c.created, c.requested_day as "requestedDay", c.is_repeat as "isRepeat",
         ${place('from')}, ${place('to')}, c.first_call_when as "firstCall",
         c.phone, planned.at as "nextCall", planned.words
  from ${CUSTOMER} c
  join ${BRANCH} b on b.id = c.branch_id
  left join lateral (${PLANNED_CALL}) planned on true
  where ${QUEUE_CONDITIONS[queue]} and ($1::text is null or c.branch_id = $1)
  order by c.created desc, c.id desc`,
  );

const ROWS = {
  leads: rowsOf('leads'),
  autobookings: rowsOf('autobookings'),
};

/** Customers waiting for a call, newest first, with who is viewing them now. */
@Injectable()
export class LeadRows {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async read(
    queue: LeadQueue,
    branchId: string | null,
    columns: readonly LeadColumn[] = [],
  ): Promise<ViewedLead[]> {
    const leads = await this.db.rows(ROWS[queue], [branchId]);
    const viewers = await this.queries.execute(new GetViewersQuery(leads.map(({ _id }) => _id)));
    return leads.map(({ firstCall, created, phone, nextCall, words, ...lead }) => ({
      row: {
        ...lead,
        created: created.toISOString(),
        viewers: viewers[lead._id] ?? [],
        ...(columns.includes('phone') && { phone }),
        ...(columns.includes('nextCall') && {
          nextCall: nextCall?.toISOString() ?? null,
          ...(words && { nextCallWords: words }),
        }),
      },
      created,
      firstCall,
    }));
  }
}
