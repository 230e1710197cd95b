import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HOUR_MS } from '#kernel/time-window.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import type { VersionNotices } from '#modules/ranges/index.js';
import { SendNoticeCommand } from '../commands/send-notice/send-notice.command.js';

const ADMINS = statement(
  { recipient: text(), branchId: id() },
  sql`
  select email as recipient, branch_id as "branchId" from ${EMPLOYEE}
  where is_admin and active and not deleted and email <> '' order by id`,
  'plain',
);
/** After a night the next version says it again. */
const GOOD_HOURS = 24;

/** Mails admins that a new version of what was learned waits for their word. */
@Injectable()
export class VersionNoticesAdapter implements VersionNotices {
  constructor(
    private readonly db: Db,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async held(version: number, reasons: readonly string[]): Promise<void> {
    const admins = await this.db.rows(ADMINS);
    const goodUntil = new Date(this.clock.now().getTime() + GOOD_HOURS * HOUR_MS);
    for (const admin of admins) {
      await this.commands.execute(
        new SendNoticeCommand({
          ...admin,
          subject: `Version ${version} of the estimates waits for you`,
          paragraphs: [
            `Emma learned from your finished moves again, and does not use version ${version} by itself.`,
            ...reasons,
            'Look at it under Administration, Estimate ranges. Activate it there if you think that it is right.',
          ],
          goodUntil,
        }),
      );
    }
  }
}
