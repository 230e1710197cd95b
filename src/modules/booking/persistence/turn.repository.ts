import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';

/** Numbers that keep different kinds of locks apart. */
const KINDS = {
  /**
   * The times that visitors take of a branch's day, so that together they stay within the share.
   */
  publicDay: 7_316_004,
  reservationsOfNetwork: 7_316_005,
  bookingsOfNetwork: 7_316_006,
  bookingsOfContact: 7_316_007,
};

const TAKE = 'select pg_advisory_xact_lock($1, hashtext($2))';
const TAKE_OF_NETWORK =
  'select pg_advisory_xact_lock($1, hashtext(booking.network_of($2::inet, 48)::text))';

/**
 * Makes callers in all processes wait for each other until the command ends, so that nobody is
 * counted past a limit.
 */
@Injectable()
export class TurnRepository {
  constructor(private readonly db: Db) {}

  async atDay(branchId: string, day: string): Promise<void> {
    await this.db.query(TAKE, [KINDS.publicDay, `${branchId} ${day}`]);
  }

  async ofReservations(address: string): Promise<void> {
    await this.db.query(TAKE_OF_NETWORK, [KINDS.reservationsOfNetwork, address]);
  }

  /** @param hashes of the visitor's phone and email; null if there is none */
  async ofBookings(address: string, hashes: readonly (string | null)[]): Promise<void> {
    await this.db.query(TAKE_OF_NETWORK, [KINDS.bookingsOfNetwork, address]);
    for (const hash of hashes.filter((one) => one !== null).sort()) {
      await this.db.query(TAKE, [KINDS.bookingsOfContact, hash]);
    }
  }
}
