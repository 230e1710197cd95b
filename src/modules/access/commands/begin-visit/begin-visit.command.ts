import { Command } from '@nestjs/cqrs';

/**
 * Lets an employee's browser view `path` without a token for this many seconds, with the secret
 * that it returns. Refused: 401 for somebody who may no longer come in.
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
