import { Command } from '@nestjs/cqrs';

/**
 * Lets an employee's browser look at `path` without a token for so many seconds, by the secret that
 * it answers. Refused: 401 for somebody who may not come in any more.
 */
export class BeginVisitCommand extends Command<string> {
  constructor(
    readonly employeeId: string,
    readonly path: string,
    readonly seconds: number,
  ) {
    super();
  }
}
