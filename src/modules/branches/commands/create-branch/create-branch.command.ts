import { Command } from '@nestjs/cqrs';
import type { BranchView } from '../../contract/branch.view.js';
import type { CreateBranchDto } from '../../contract/create-branch.dto.js';

export class CreateBranchCommand extends Command<BranchView> {
  constructor(readonly branch: CreateBranchDto) {
    super();
  }
}
