import { skipToken } from '@reduxjs/toolkit/query/react';
import type { EmailStatus } from '#modules/moves/contract/move-terms.js';
import { useGetQuotedPriceQuery } from './api';
import type { MailCustomer } from './mail-customer';

export interface LastQuote {
  status: EmailStatus;
  /** Instant; null until it is handed over. */
  sent: string | null;
  /** What it said, in dollars; null where that was not kept, or is not known yet. */
  dollars: number | null;
  /** It said the maximum, not the estimate; null where that is not known. */
  isMost: boolean | null;
}

/** The last quote to a customer; null where there is none. */
export function useLastQuote({ move }: Pick<MailCustomer, 'move'>): LastQuote | null {
  const email = move.emails?.find(({ template }) => template === 'rfq');
  const { currentData } = useGetQuotedPriceQuery(email?._id ?? skipToken);
  if (!email) return null;
  const { status, sent } = email;
  return { status, sent, dollars: currentData?.price ?? null, isMost: currentData?.isMost ?? null };
}
