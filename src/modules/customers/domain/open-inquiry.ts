import { daysBetween, type LocalDate } from '#kernel/local-date.js';

/** Days without a word after which a customer is followed up, and from when a quote is silent. */
export const SILENCE = { followUpDays: 1, silentDays: 3 } as const;

/** An active customer with a day to come who was spoken to and has not booked. */
export interface OpenInquiry {
  isQuoted: boolean;
  /** The day of the last call or email. */
  lastContact: LocalDate;
}

export type InquiryNeeds = 'nothing' | 'followUp' | 'silentQuote';

/**
 * What an open inquiry asks for: nothing on the day of the last call or email, then a follow-up,
 * and a quote is silent from the third day on (R-TODAY-3).
 */
export function inquiryNeeds(
  { isQuoted, lastContact }: OpenInquiry,
  today: LocalDate,
): InquiryNeeds {
  const days = daysBetween(lastContact, today);
  if (isQuoted && days >= SILENCE.silentDays) return 'silentQuote';
  return days >= SILENCE.followUpDays ? 'followUp' : 'nothing';
}
