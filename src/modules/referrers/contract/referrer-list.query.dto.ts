import { QueryFlag } from '../../../kernel/validation/index.js';

/** Query of GET /referrer. */
export class ReferrerListQueryDto {
  /** Inactive ones too. */
  @QueryFlag() all?: boolean;
}
