/** The digits of a US phone number without the country code; all digits of any other number. */
export const phoneDigits = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** `(405) 555-0100` for a US phone number; any other as it was typed. */
export function showPhone(phone: string | null | undefined): string {
  const digits = phoneDigits(phone ?? '');
  if (digits.length !== 10) return phone ?? '';
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
