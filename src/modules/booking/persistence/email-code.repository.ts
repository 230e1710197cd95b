import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import { boolean, id, instant, integer, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { COUNTED_MS } from '../domain/booking-limits.js';

/** The last code sent for a reservation; earlier ones no longer count. */
export interface EmailCode {
  id: string;
  /** Of the mailbox that it went to. */
  emailHash: string;
  codeHash: string;
  tries: number;
  proven: boolean;
}

/** Who asks for a code, and where it goes. */
export interface CodeRequest {
  reservationId: string;
  emailHash: string;
  address: string;
}

/** Codes sent in 24 hours, and when the first of them was. */
export interface CodesSent {
  forReservation: number;
  toMailbox: number;
  anAddress: number;
  aNetwork: number;
  aNetwork56: number;
  aNetwork48: number;
  first: Date | null;
}

const ADD = `
  insert into booking.email_code (id, reservation_id, email_mark, code_hash, address, sent)
  values ($1, $2, $3, $4, $5, clock_timestamp())`;
const LAST = statement(
  {
    id: id(),
    /** Of the mailbox that it went to. */
    emailHash: text(),
    codeHash: text(),
    tries: smallint(),
    proven: boolean(),
  },
  sql`
  select id, email_mark as "emailHash", code_hash as "codeHash", tries, proven
  from booking.email_code where reservation_id = $1 order by sent desc, id desc limit 1`,
  'plain',
);
const TRIED = `
  update booking.email_code set tries = tries + 1, proven = proven or $2 where id = $1`;
const COUNTED_SINCE = `now() - interval '${COUNTED_MS} milliseconds'`;
const SENT = statement(
  {
    forReservation: integer(),
    toMailbox: integer(),
    anAddress: integer(),
    aNetwork: integer(),
    aNetwork56: integer(),
    aNetwork48: integer(),
    first: instant().orNull(),
  },
  sql`
  select count(*) filter (where reservation_id = $1)::integer as "forReservation",
         count(*) filter (where email_mark = $2)::integer as "toMailbox",
         count(*) filter (where address = $3)::integer as "anAddress",
         count(*) filter (where network = booking.network_of($3::inet, 64))::integer as "aNetwork",
         count(*) filter (where network_56 = booking.network_of($3::inet, 56))::integer
           as "aNetwork56",
         count(*) filter (where network_48 = booking.network_of($3::inet, 48))::integer
           as "aNetwork48",
         min(sent) as first
  from booking.email_code
  where sent > ${COUNTED_SINCE} and (reservation_id = $1 or email_mark = $2
    or network_48 = booking.network_of($3::inet, 48))`,
  'plain',
);
const FORGET = `delete from booking.email_code where sent <= ${COUNTED_SINCE}`;

/** The codes sent to visitors, as hashes. */
@Injectable()
export class EmailCodeRepository {
  constructor(private readonly db: Db) {}

  async add({ reservationId, emailHash, address }: CodeRequest, codeHash: string): Promise<void> {
    await this.db.execute(ADD, [newId(), reservationId, emailHash, codeHash, address]);
  }

  async last(reservationId: string): Promise<EmailCode | undefined> {
    const [code] = await this.db.rows(LAST, [reservationId]);
    return code;
  }

  /**
   * Counts a try.
   * @param isRight whether it proves the address
   */
  async tried({ id }: EmailCode, isRight: boolean): Promise<void> {
    await this.db.execute(TRIED, [id, isRight]);
  }

  /**
   * What was sent in 24 hours for this reservation, to this mailbox, or from this caller's
   * networks.
   */
  async sent({ reservationId, emailHash, address }: CodeRequest): Promise<CodesSent> {
    const [row] = await this.db.rows(SENT, [reservationId, emailHash, address]);
    if (!row) throw new Error('A count has one row');
    return row;
  }

  async forgetOld(): Promise<void> {
    await this.db.execute(FORGET);
  }
}
