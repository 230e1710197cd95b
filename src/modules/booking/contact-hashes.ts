import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { phoneDigits } from '#kernel/phone.js';
import { SecretKey } from '#platform/config/secret-key.js';
import { mailboxOf } from './domain/mailbox-of.js';

/** By what two bookings of one visitor are known; null where there is nothing to know them by. */
export interface ContactHash {
  phone: string | null;
  email: string | null;
}

interface Contact {
  phone?: string;
  email?: string;
}

/** Marks that tell whether two contacts are one, and without our key nothing else. */
@Injectable()
export class ContactHashes {
  private readonly key: Buffer;

  constructor(secret: SecretKey) {
    this.key = secret.derive('booking-contact');
  }

  of({ phone = '', email = '' }: Contact): ContactHash {
    const digits = phoneDigits(phone);
    return {
      phone: digits ? this.hash(`phone ${digits}`) : null,
      email: email.trim() ? this.ofEmail(email) : null,
    };
  }

  ofEmail(email: string): string {
    return this.hash(`email ${mailboxOf(email)}`);
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
