import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { KeepTimezoneCommand } from '#modules/branches/index.js';
import type { MoveBranch } from '../domain/move.js';
import { MoveRepository } from '../persistence/move.repository.js';

/**
 * Branches in whose time zones new operations are written: the zones cannot change until the
 * command ends.
 */
@Injectable()
export class KeptBranches {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: MoveRepository,
  ) {}

  /** @throws DomainError 404 */
  async get(id: string): Promise<MoveBranch> {
    await this.commands.execute(new KeepTimezoneCommand(id));
    return this.moves.branch(id);
  }
}
