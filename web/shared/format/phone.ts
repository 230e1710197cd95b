import { phoneDigits } from '#kernel/phone.js';

export { showPhone } from '#kernel/phone.js';

/** `tel:+14055550100`, for a link that dials. */
export function phoneLink(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${phone.replace(/[^\d+*#]/g, '')}`;
}
