import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RotateTokenKeyCommand } from '#modules/branches/index.js';
import { AnswerSeal } from '#platform/database/answer-seal.js';
import { Db } from '#platform/database/db.js';
import type { KeyRotation } from '#platform/database/rotate-key.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';

/** Everything that is stored sealed, by the name that an operator knows. */
export type KeyRotationResult = Record<'mail tokens of branches' | 'kept answers', KeyRotation>;

/** Seals again, with the present key, whatever a former key sealed. */
@Injectable()
export class RotateKeys {
  constructor(
    private readonly commands: CommandBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly answers: AnswerSeal,
    private readonly db: Db,
  ) {}

  async everything(): Promise<KeyRotationResult> {
    return {
      'mail tokens of branches': await this.commands.execute(new RotateTokenKeyCommand()),
      'kept answers': await this.unitOfWork.run(() => this.answers.rotateKey(this.db)),
    };
  }
}
