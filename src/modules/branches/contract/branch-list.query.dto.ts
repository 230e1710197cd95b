import { QueryFlag } from '../../../kernel/validation/index.js';

/** Query of GET /branch. */
export class BranchListQueryDto {
  /** Present means yes. */
  @QueryFlag() includeInactive?: boolean;
}
