import { Command } from '@nestjs/cqrs';
import type { ProblemLocationDto } from '../../contract/problem-location.dto.js';
import type { ProblemLocationView } from '../../contract/problem-location.view.js';

export class CreateProblemLocationCommand extends Command<ProblemLocationView> {
  constructor(readonly location: ProblemLocationDto) {
    super();
  }
}
