import type { CommandBus } from '@nestjs/cqrs';
import { FreezeBasesCommand } from '#modules/ranges/commands/freeze-bases/freeze-bases.command.js';

/** Activities whose estimates are kept in one command. */
const AT_ONCE = 500;

/** What is estimated for these activities before their jobs are stamped is what the tables say now. */
export async function keepBases(
  commands: CommandBus,
  activities: readonly { id: string }[],
): Promise<void> {
  const ids = activities.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await commands.execute(new FreezeBasesCommand(ids.slice(from, from + AT_ONCE)));
  }
}
