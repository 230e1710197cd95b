import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { ModelJobView, ModelView } from '../../contract/model.view.js';
import { DRIFT_JOBS, driftOf } from '../../domain/judge-version.js';
import { scopeFor } from '../../domain/model.js';
import type { Model } from '../../domain/model.js';
import { quantileOf } from '../../domain/pool.js';
import { centreIn } from '../../domain/scope.js';
import { ActiveModelReader } from '../active-model-reader.js';
import { VersionReader } from '../version-reader.js';
import { GetModelQuery } from './get-model.query.js';

@QueryHandler(GetModelQuery)
export class GetModelHandler implements IQueryHandler<GetModelQuery> {
  constructor(
    private readonly versions: VersionReader,
    private readonly inUse: ActiveModelReader,
  ) {}

  async execute({ page }: GetModelQuery): Promise<ModelView> {
    const model = await this.inUse.read();
    const last = await this.versions.last(DRIFT_JOBS);
    const drift = driftOf(last.map((job) => keeps80(model, job)));
    return { active: model.version, drift, versions: await this.versions.all(page) };
  }
}

/** Whether a finished job stayed below its 80 % time. */
function keeps80(model: Model, { branchId, group, ratio }: ModelJobView): boolean {
  const { scope } = scopeFor(model, branchId);
  return Math.log(ratio ?? NaN) - centreIn(scope, group) <= quantileOf(scope.pool, 0.8);
}
