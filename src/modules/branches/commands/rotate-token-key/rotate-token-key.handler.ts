import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import type { KeyRotation } from '#platform/database/rotate-key.js';
import { TokenSeal } from '../../sealing/token-seal.js';
import { RotateTokenKeyCommand } from './rotate-token-key.command.js';

@CommandHandler(RotateTokenKeyCommand)
export class RotateTokenKeyHandler implements ICommandHandler<RotateTokenKeyCommand> {
  constructor(
    private readonly db: Db,
    private readonly tokens: TokenSeal,
  ) {}

  execute(): Promise<KeyRotation> {
    return this.tokens.rotateKey(this.db);
  }
}
