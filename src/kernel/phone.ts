/** The digits of a number of the United States without its country code; of any other, all there are. */
export const phoneDigits = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** `(405) 555-0100` for a number of the United States; anything else as it was typed. */
export function showPhone(phone: string | null | undefined): string {
  const digits = phoneDigits(phone ?? '');
  if (digits.length !== 10) return phone ?? '';
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
