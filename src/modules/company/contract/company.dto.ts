import { OptionalText, ReadOnlyField, TEXT_LIMITS } from '#kernel/validation/index.js';
import { BrandColor } from './company-terms.js';

/** PUT /company. */
export class CompanyDto {
  /** Absent or empty: the branch's name stands where the company's would. */
  @OptionalText(TEXT_LIMITS.name) name?: string;
  /** Shown to visitors of the web site. */
  @OptionalText(TEXT_LIMITS.phone) phone?: string;
  /** Behind white words: `#1c5d99`. */
  @BrandColor() color: string;
  @ReadOnlyField() logo?: string | null;
}
