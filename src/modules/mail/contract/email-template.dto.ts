import {
  HeaderLine,
  NullableObjectId,
  OptionalNotes,
  OptionalObjectId,
  OptionalText,
  ReadOnlyField,
  RequiredNotes,
  RequiredText,
  TEXT_LIMITS,
  OptionalBranchFilter,
  WholeNumber,
} from '#kernel/validation/index.js';

/** POST /mailer/template and PUT /mailer/template/{id}. */
export class EmailTemplateDto {
  @OptionalObjectId() _id?: string;
  @RequiredText(TEXT_LIMITS.name) name: string;
  /** One of EMAIL_TEMPLATES: the kind of email it makes; anything else counts as `other`. */
  @OptionalNotes(TEXT_LIMITS.html) template?: string;
  /** MJML with merge fields. */
  @RequiredNotes(TEXT_LIMITS.html) mjml: string;
  /** The line that mail programs show next to the subject. */
  @OptionalText(TEXT_LIMITS.line) preview?: string;
  @HeaderLine() subject: string;
  /** Branch id; `null` for every branch. */
  @NullableObjectId() regionId?: string | null;

  /** Of a PUT: the version that it was typed over; absent: whatever is stored is replaced. */
  @WholeNumber({ min: 1 }) expectedVersion?: number;

  @ReadOnlyField() html?: string;
  @ReadOnlyField() version?: number;
}

/** POST /mailer/template/preview. */
export class PreviewTemplateDto {
  @RequiredNotes(TEXT_LIMITS.html) mjml: string;
  /** Whose data fills the merge fields. */
  @OptionalObjectId() customerId?: string;
  /** The line that mail programs show next to the subject. */
  @OptionalText(TEXT_LIMITS.line) preview?: string;
}

/** Query of GET /mailer/template. */
export class TemplateListQueryDto {
  /** Those of this branch and those of every branch; absent: all. */
  @OptionalBranchFilter() regionId?: string;
}
