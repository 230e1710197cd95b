import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { SecretKey } from '#platform/config/secret-key.js';
import type { SlotsRequest } from '../domain/slots/slots-request.js';

/** A truck of an offer, with the moves that it drives straight from and to. */
export interface OfferedTruck {
  truck: string;
  follows: string | null;
  leadsTo: string | null;
}

/** A slot that was offered to somebody, and what for. */
export interface SlotOffer {
  request: SlotsRequest;
  day: LocalDate;
  /** Minutes after midnight: the first start, the last that is possible with it, and until when it is promised. */
  start: number;
  last: number | null;
  until: number | null;
  trucks: OfferedTruck[];
  /** Milliseconds since 1970. */
  offered: number;
}

/**
 * Offers on their way to the page and back: nobody else can make one. A restart or another process
 * changes nothing, as long as the secret key is the same.
 */
@Injectable()
export class SlotOffers {
  private readonly key: Buffer;

  constructor(secret: SecretKey) {
    this.key = secret.derive('slot-offer');
  }

  seal(offer: SlotOffer): string {
    const text = Buffer.from(JSON.stringify(offer)).toString('base64url');
    return `${text}.${this.sign(text).toString('base64url')}`;
  }

  /** Undefined where it is none of ours. */
  open(token: string): SlotOffer | undefined {
    const [text = '', signature = '', ...more] = token.split('.');
    const sent = Buffer.from(signature);
    const made = Buffer.from(this.sign(text).toString('base64url'));
    // As texts: other letters may mean the same bytes.
    const isOurs = sent.length === made.length && timingSafeEqual(sent, made);
    if (more.length > 0 || !isOurs) return undefined;
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as SlotOffer;
  }

  private sign(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
