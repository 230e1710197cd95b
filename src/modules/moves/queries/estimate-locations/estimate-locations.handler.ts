import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import type { EstimateView } from '../../contract/estimate.view.js';
import { workInside } from '../../contract/work-on-wire.js';
import { estimateActivity } from '../../domain/estimates/estimate-activity.js';
import { StopSurroundings } from '../../lookups/stop-surroundings.js';
import { ConstantsRepository } from '../../persistence/constants.repository.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { withTypedWorktimes } from '../../domain/changes/typed-worktimes.js';
import { changedStops } from '../../domain/changes/changed-stops.js';
import { estimateView } from '../../views/estimate-view.js';
import { EstimateLocationsQuery } from './estimate-locations.query.js';
import { activityOf } from '../../domain/move.js';

@QueryHandler(EstimateLocationsQuery)
export class EstimateLocationsHandler implements IQueryHandler<EstimateLocationsQuery> {
  constructor(
    private readonly moves: MoveRepository,
    private readonly surroundings: StopSurroundings,
    private readonly constants: ConstantsRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ customerId, activityId, body }: EstimateLocationsQuery): Promise<EstimateView> {
    const move = await this.moves.find(customerId);
    const { branch } = move;
    const stored = activityOf(move, activityId);
    const planned = changedStops(stored, body.locations?.map(workInside), {
      from: branch,
      to: branch,
      path: '',
    });
    const crew = {
      numMovers: body.numMovers ?? stored.numMovers,
      truckCount: body.truckCount ?? stored.truckCount,
      minTime: body.minTime ?? stored.minTime,
      constants: await this.constants.inForce(localDateOf(this.clock.now(), branch.timezone)),
    };
    const stops = withTypedWorktimes(stored.locations, { ...crew, locations: planned });
    const locations = await this.surroundings.around(stops, branch.id);
    const estimate = estimateActivity({ ...crew, locations });
    return estimateView(estimate, locations, stored);
  }
}
