import { phoneDigits } from '../../../src/kernel/phone';

export { showPhone } from '../../../src/kernel/phone';

/** `tel:+14055550100`, for a link that dials. */
export function phoneLink(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${phone.replace(/[^\d+*#]/g, '')}`;
}
