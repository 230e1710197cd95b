import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { ModelDetailView, ModelScopeView } from '../../contract/model.view.js';
import { quantileOf } from '../../domain/pool.js';
import type { Scope } from '../../domain/scope.js';
import { ActiveModelReader } from '../active-model-reader.js';
import { VersionReader } from '../version-reader.js';
import { GetModelVersionQuery } from './get-model-version.query.js';

@QueryHandler(GetModelVersionQuery)
export class GetModelVersionHandler implements IQueryHandler<GetModelVersionQuery> {
  constructor(
    private readonly versions: VersionReader,
    private readonly models: ActiveModelReader,
  ) {}

  async execute({ version }: GetModelVersionQuery): Promise<ModelDetailView> {
    const { coverage, ...shown } = await this.versions.one(version);
    const { company, branches } = await this.models.version(version);
    return {
      ...shown,
      scopes: [scopeView(null, company), ...[...branches].map((one) => scopeView(...one))],
      coverage,
      worst: await this.versions.worst(version),
    };
  }
}

const scopeView = (branchId: string | null, { n, mean, centres, pool }: Scope): ModelScopeView => ({
  branchId,
  n,
  mean,
  centres: Object.fromEntries(centres),
  quantiles: { p50: quantileOf(pool, 0.5), p80: quantileOf(pool, 0.8), p90: quantileOf(pool, 0.9) },
});
