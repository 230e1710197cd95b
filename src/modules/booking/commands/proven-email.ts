import { Injectable } from '@nestjs/common';
import { CODE_TRIES } from '../contract/limits.js';
import { EmailCodeRepository } from '../persistence/email-code.repository.js';
import { emailUnproven } from '../refusals.js';

/** Whether the visitor has proven that the email address is theirs. */
@Injectable()
export class ProvenEmail {
  constructor(private readonly codes: EmailCodeRepository) {}

  /**
   * @param emailHash of the address to book with; null if none was given
   * @throws 403 EMAIL_UNPROVEN
   */
  async require(reservationId: string, emailHash: string | null): Promise<void> {
    const last = await this.codes.last(reservationId);
    if (last?.proven && last.emailHash === emailHash) return;
    throw emailUnproven(last && !last.proven ? CODE_TRIES - last.tries : 0);
  }
}
