import type { CommandBus } from '@nestjs/cqrs';
import { FreezeBasesCommand } from '#modules/ranges/commands/freeze-bases/freeze-bases.command.js';
import type { Db } from '#platform/database/db.js';

const STAMPED_ACTIVITIES = `
  select distinct o.activity_id as id
  from actuals.v_actual a join moves.v_board_operation o on o.operation_id = a.operation_id
  where o.branch_id = any ($1)`;
/** Activities whose estimates are kept in one command. */
const AT_ONCE = 500;

/** What was estimated for the stamped jobs of these branches is what the tables say now. */
export async function keepBases(
  db: Db,
  commands: CommandBus,
  branchIds: readonly string[],
): Promise<void> {
  const jobs = await db.query<{ id: string }>(STAMPED_ACTIVITIES, [branchIds]);
  const ids = jobs.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await commands.execute(new FreezeBasesCommand(ids.slice(from, from + AT_ONCE)));
  }
}
