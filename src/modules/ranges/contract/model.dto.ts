import {
  Decimal,
  NestedList,
  OneOf,
  OptionalObjectId,
  QueryPage,
  QuerySize,
} from '#kernel/validation/index.js';
import {
  JOB_GROUPS,
  MAX_PREVIEW_JOBS,
  MAX_PREVIEW_QUESTIONS,
  QUANTILES,
  RATIOS,
} from './range-terms.js';

/** A job to learn from. */
export class PreviewJobDto {
  @OneOf(JOB_GROUPS, 'required') group: string;
  @Decimal({ ...RATIOS, presence: 'required' }) ratio: number;
}

/** What to say about a group. */
export class PreviewQuestionDto {
  @OneOf(JOB_GROUPS, 'required') group: string;
  @Decimal({ ...QUANTILES, presence: 'required' }) p: number;
}

/** POST /estimates/model/preview. */
export class PreviewModelDto {
  /** By their ends. */
  @NestedList(() => PreviewJobDto, { presence: 'required', max: MAX_PREVIEW_JOBS })
  jobs: PreviewJobDto[];
  @NestedList(() => PreviewQuestionDto, { presence: 'required', max: MAX_PREVIEW_QUESTIONS })
  ask: PreviewQuestionDto[];
}

/** GET /estimates/model/{version}/jobs. */
export class ModelJobsQueryDto {
  @OptionalObjectId() branchId?: string;
  @QueryPage() page?: number;
  @QuerySize() size?: number;
}
