import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SealTokensAnewCommand } from '../../modules/branches/index.js';
import { AnswerSeal } from '../../platform/database/answer-seal.js';
import { Db } from '../../platform/database/db.js';
import type { SealedAnew } from '../../platform/database/seal-anew.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';

/** Everything that is stored sealed, by the words an operator knows it by. */
export type Resealed = Record<'mail tokens of branches' | 'kept answers', SealedAnew>;

/** Seals whatever a former key sealed with the present one. */
@Injectable()
export class Reseal {
  constructor(
    private readonly commands: CommandBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly answers: AnswerSeal,
    private readonly db: Db,
  ) {}

  async everything(): Promise<Resealed> {
    return {
      'mail tokens of branches': await this.commands.execute(new SealTokensAnewCommand()),
      'kept answers': await this.unitOfWork.run(() => this.answers.sealAnew(this.db)),
    };
  }
}
