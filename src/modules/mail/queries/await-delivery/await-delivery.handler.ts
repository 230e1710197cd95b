import { setTimeout } from 'node:timers/promises';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { isUnavailable } from '#platform/database/is-unavailable.js';
import { AwaitDeliveryQuery } from './await-delivery.query.js';

const IS_SENT = "select 1 from mail.email where id = $1 and status = 'sent'";
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 200;

@QueryHandler(AwaitDeliveryQuery)
export class AwaitDeliveryHandler implements IQueryHandler<AwaitDeliveryQuery> {
  constructor(private readonly db: Db) {}

  async execute({ emailId, limitMs }: AwaitDeliveryQuery): Promise<boolean> {
    const limit = setTimeout(limitMs, 'over' as const, { ref: false });
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      const found = await Promise.race([this.isSent(emailId), limit]);
      if (found === 'over') return false;
      if (found) return true;
      if ((await Promise.race([setTimeout(pause), limit])) === 'over') return false;
    }
  }

  /** The email is accepted, so a database that is down is not a fault here. */
  private async isSent(emailId: string): Promise<boolean> {
    try {
      return (await this.db.prepared(IS_SENT, [emailId])).length > 0;
    } catch (error) {
      if (isUnavailable(error)) return false;
      throw error;
    }
  }
}
