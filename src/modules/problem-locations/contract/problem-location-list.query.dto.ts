import { OptionalText, TEXT_LIMITS } from '../../../kernel/validation/index.js';

/** Query of GET /troublelocations. */
export class ProblemLocationListQueryDto {
  /** Absent or empty: all. */
  @OptionalText(TEXT_LIMITS.address) address?: string;
}
