import { skipToken } from '@reduxjs/toolkit/query/react';
import type { EmailTemplate } from '#modules/mail/contract/mail.view.js';
import type { ProposalView } from '#modules/mail/contract/proposal.view.js';
import { PROMISING_TEMPLATES } from '#modules/promises/contract/promise.view.js';
import { useGetProposalQuery } from '../api';
import type { MailCustomer } from '../mail-customer';

/** What the server adds to an email, as far as it is known. */
export interface ProposalState {
  /** Null while unknown, or where nothing is added. */
  proposal: ProposalView | null;
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
}

const isPromising = (kind: EmailTemplate): boolean =>
  PROMISING_TEMPLATES.some((known) => known === kind);

/** The written proposal that the server adds to an email of this kind. */
export function useProposal(
  { _id: customerId, nounce }: MailCustomer,
  kind: EmailTemplate,
): ProposalState {
  const asked = isPromising(kind) ? { customerId, nounce } : skipToken;
  const { currentData, isFetching, isError, refetch } = useGetProposalQuery(asked);
  return {
    proposal: currentData?.required ? currentData : null,
    isLoading: isFetching && currentData === undefined,
    isError,
    retry: () => void refetch(),
  };
}
