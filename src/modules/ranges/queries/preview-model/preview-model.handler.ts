import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { ModelPreviewView } from '../../contract/model.view.js';
import { priorCount, quantileOf } from '../../domain/pool.js';
import { centreIn, trainScope } from '../../domain/scope.js';
import { PreviewModelQuery } from './preview-model.query.js';

@QueryHandler(PreviewModelQuery)
export class PreviewModelHandler implements IQueryHandler<PreviewModelQuery> {
  execute({ asked: { jobs, ask } }: PreviewModelQuery): Promise<ModelPreviewView> {
    const learned = jobs.map(({ group, ratio }) => ({ group, y: Math.log(ratio) }));
    const { scope } = trainScope(learned);
    return Promise.resolve({
      n: scope.n,
      prior: priorCount(scope.n),
      mean: scope.mean,
      answers: ask.map(({ group, p }) => ({
        centre: centreIn(scope, group),
        quantile: quantileOf(scope.pool, p),
      })),
    });
  }
}
