import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/database/db.js';
import { AwaitDeliveryQuery } from './await-delivery.query.js';

const IS_SENT = "select 1 from mail.email where id = $1 and status = 'sent'";
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 200;

@QueryHandler(AwaitDeliveryQuery)
export class AwaitDeliveryHandler implements IQueryHandler<AwaitDeliveryQuery> {
  constructor(private readonly db: Db) {}

  async execute({ emailId, limitMs }: AwaitDeliveryQuery): Promise<boolean> {
    const end = performance.now() + limitMs;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      if ((await this.db.prepared(IS_SENT, [emailId])).length > 0) return true;
      const left = end - performance.now();
      if (left <= 0) return false;
      await setTimeout(Math.min(pause, left));
    }
  }
}
