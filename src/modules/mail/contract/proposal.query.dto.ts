import { IsObjectId } from '#kernel/validation/index.js';

/** Query of GET /mailer/proposal. */
export class ProposalQueryDto {
  /** To whom the email would go. */
  @IsObjectId() customerId: string;
}
