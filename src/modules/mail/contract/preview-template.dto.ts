import { OptionalObjectId, RequiredNotes, TEXT_LIMITS } from '../../../kernel/validation/index.js';

/** POST /mailer/template/preview. */
export class PreviewTemplateDto {
  @RequiredNotes(TEXT_LIMITS.html) mjml: string;
  /** Whose data fills the merge fields. */
  @OptionalObjectId() customerId?: string;
}
