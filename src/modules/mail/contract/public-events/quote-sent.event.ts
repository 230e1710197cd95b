import { publicEvent } from '#kernel/public-event.js';

/** A quote was accepted for sending. */
export class QuoteSent extends publicEvent('QuoteSent', 1, { emailId: 'id' }) {}
