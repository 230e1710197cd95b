import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { phoneDigits } from '#kernel/phone.js';
import { SecretKey } from '#platform/config/secret-key.js';
import { mailboxOf } from './domain/mailbox-of.js';

/**
 * How two bookings of one visitor are recognized; null if there is nothing to recognize them by.
 */
export interface ContactHash {
  phone: string | null;
  email: string | null;
}

interface Contact {
  phone?: string;
  email?: string;
}

/** Hashes that show whether two contacts are the same, and without our key nothing else. */
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
