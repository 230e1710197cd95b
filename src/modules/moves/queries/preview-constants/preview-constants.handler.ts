import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { COMPANY_TIMEZONE } from '../../company-timezone.js';
import type { ConstantsPreviewRow } from '../../contract/constants.view.js';
import { estimateActivity } from '../../domain/estimates/estimate-activity.js';
import type { EstimateConstants } from '../../domain/estimates/estimate-constants.js';
import { ConstantsRepository } from '../../persistence/constants.repository.js';
import { checkedFigures } from '../../domain/estimates/checked-figures.js';
import { PreviewConstantsQuery } from './preview-constants.query.js';
import { TYPICAL_MOVES } from './typical-moves.js';
import type { TypicalMove } from './typical-moves.js';

const CREW_OF_TWO = { numMovers: 2, truckCount: 1, minTime: 0 };

@QueryHandler(PreviewConstantsQuery)
export class PreviewConstantsHandler implements IQueryHandler<PreviewConstantsQuery> {
  constructor(
    private readonly constants: ConstantsRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ body }: PreviewConstantsQuery): Promise<ConstantsPreviewRow[]> {
    const today = localDateOf(this.clock.now(), COMPANY_TIMEZONE);
    const after = checkedFigures(body, today);
    const before = await this.constants.inForce(today);
    return TYPICAL_MOVES.map((move) => ({
      label: move.label,
      before: hoursOf(move, before),
      after: hoursOf(move, after),
    }));
  }
}

/** To the hundredth, so that a small change shows. */
function hoursOf({ locations }: TypicalMove, constants: EstimateConstants): number {
  const { crewMinutes } = estimateActivity({ ...CREW_OF_TWO, locations, constants });
  return Number((crewMinutes / 60).toFixed(2));
}
