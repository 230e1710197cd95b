import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretKey } from '#platform/config/secret-key.js';

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * A plain hash of one of a million codes would give it away; this one needs the key, which is not
 * in the database.
 */
@Injectable()
export class CodeHash {
  private readonly key: Buffer;

  constructor(secret: SecretKey) {
    this.key = secret.derive('booking-code');
  }

  of(reservationId: string, code: string): string {
    return this.digest(reservationId, code).toString('base64url');
  }

  isOf(hash: string, reservationId: string, code: string): boolean {
    const [stored, tried] = [Buffer.from(hash, 'base64url'), this.digest(reservationId, code)];
    return stored.length === tried.length && timingSafeEqual(stored, tried);
  }

  private digest(reservationId: string, code: string): Buffer {
    return createHmac('sha256', this.key).update(`${reservationId} ${code}`).digest();
  }
}
