const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** `(405) 555-0100` for a number of the United States; anything else as it was typed. */
export function showPhone(phone: string | null | undefined): string {
  const digits = digitsOf(phone ?? '');
  if (digits.length !== 10) return phone ?? '';
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** `tel:+14055550100`, for a link that dials. */
export function phoneLink(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${phone.replace(/[^\d+*#]/g, '')}`;
}
