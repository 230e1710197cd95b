import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/database/db.js';
import type { SealedAnew } from '../../../../platform/database/seal-anew.js';
import { TokenSeal } from '../../persistence/token-seal.js';
import { SealTokensAnewCommand } from './seal-tokens-anew.command.js';

@CommandHandler(SealTokensAnewCommand)
export class SealTokensAnewHandler implements ICommandHandler<SealTokensAnewCommand> {
  constructor(
    private readonly db: Db,
    private readonly tokens: TokenSeal,
  ) {}

  execute(): Promise<SealedAnew> {
    return this.tokens.sealAnew(this.db);
  }
}
