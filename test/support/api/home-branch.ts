import type { CommandBus } from '@nestjs/cqrs';
import { CreateBranchCommand } from '#modules/branches/commands/create-branch/create-branch.command.js';

/** The branch that the test people belong to. @returns its id */
export async function createHomeBranch(commands: CommandBus): Promise<string> {
  const branch = await commands.execute(
    new CreateBranchCommand({
      name: 'Oklahoma City',
      timezone: 'America/Chicago',
      phone: '405-555-0199',
      defaultHourlyRate: 55,
      normalizedAddress: '4321 NW 63rd St, Oklahoma City, OK 73116',
      latitude: 35.5381,
      longitude: -97.5975,
      outboundEmail: 'okc@emma.test',
      outboundName: 'Emma Oklahoma City',
      outboundRefreshToken: 'not-used-by-tests',
    }),
  );
  return branch._id;
}
