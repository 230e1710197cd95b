import { Command } from '@nestjs/cqrs';
import type { ProblemLocationDto } from '../../contract/problem-location.dto.js';
import type { ProblemLocationView } from '../../contract/problem-location.view.js';

/** 404 when there is none. */
export class UpdateProblemLocationCommand extends Command<ProblemLocationView> {
  constructor(
    readonly locationId: string,
    readonly location: ProblemLocationDto,
  ) {
    super();
  }
}
