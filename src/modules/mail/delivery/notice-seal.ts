import { Injectable } from '@nestjs/common';
import { Seal } from '#platform/config/seal.js';
import { SecretKey } from '#platform/config/secret-key.js';

/** A short message that the product itself writes, to somebody who need not be a customer. */
export interface Notice {
  /** In whose name it is sent. */
  branchId: string;
  recipient: string;
  subject: string;
  paragraphs: string[];
  /** Not sent after that. */
  goodUntil: Date;
}

/** Notices wait among the jobs, which are kept for weeks; so they are sealed. */
@Injectable()
export class NoticeSeal {
  private readonly notices: Seal;

  constructor(secret: SecretKey) {
    this.notices = new Seal(secret, 'mail-notice');
  }

  close(noticeId: string, notice: Notice): string {
    return this.notices.seal(JSON.stringify(notice), noticeId);
  }

  /** @throws Error when none of the keys sealed it */
  open(noticeId: string, sealed: string): Notice {
    const notice = JSON.parse(this.notices.open(sealed, noticeId)) as Notice;
    return { ...notice, goodUntil: new Date(notice.goodUntil) };
  }
}
