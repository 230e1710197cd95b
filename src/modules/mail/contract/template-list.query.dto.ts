import { OptionalBranchFilter } from '../../../kernel/validation/index.js';

/** Query of GET /mailer/template. */
export class TemplateListQueryDto {
  /** Those of this branch and those of every branch; absent: all. */
  @OptionalBranchFilter() regionId?: string;
}
