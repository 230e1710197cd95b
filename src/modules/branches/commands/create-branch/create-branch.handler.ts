import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { History } from '#platform/history/history.js';
import type { BranchView } from '../../contract/branch.view.js';
import { requireListedZone } from '../../domain/listed-zones.js';
import { branchFieldsOf, branchViewOf } from '../../persistence/branch.mapper.js';
import { BranchRepository } from '../../persistence/branch.repository.js';
import { TokenSeal } from '../../sealing/token-seal.js';
import { CreateBranchCommand } from './create-branch.command.js';

@CommandHandler(CreateBranchCommand)
export class CreateBranchHandler implements ICommandHandler<CreateBranchCommand> {
  constructor(
    private readonly branches: BranchRepository,
    private readonly tokens: TokenSeal,
    private readonly history: History,
  ) {}

  async execute({ branch }: CreateBranchCommand): Promise<BranchView> {
    requireListedZone(branch.timezone);
    const id = newId();
    const token = branch.outboundRefreshToken;
    const row = {
      id,
      ...branchFieldsOf(branch, {}),
      sealedRefreshToken: token ? this.tokens.seal(id, token) : null,
      version: 1,
    };
    await this.branches.insert(row);
    const { version, ...fields } = branchViewOf(row);
    await this.history.recordCreation({ entity: 'branch', entityId: id, fields });
    return { ...fields, version };
  }
}
