import type { JSX } from 'react';
import { incompleteSentence } from '#modules/mail/contract/proposal.view.js';
import { errorHint } from '../../../shared/api';
import { Banner, RetryBanner } from '../../../shared/ui';
import { LetterFrame } from '../document/letter-frame';
import type { MailCustomer } from '../mail-customer';
import styles from './composer.module.css';
import type { Letter } from './letter';
import { useProposal } from './use-proposal';

export interface ProposalSheetProps {
  customer: MailCustomer;
  letter: Letter;
}

/** The written proposal that the server adds below a letter, or what it still lacks (R-MAIL-12). */
export function ProposalSheet({ customer, letter }: ProposalSheetProps): JSX.Element | null {
  const { proposal, isLoading, isError, retry } = useProposal(customer, letter.kind);
  if (isLoading) {
    return (
      <p className={styles.added} role="status">
        Looking up what is added to this email…
      </p>
    );
  }
  if (isError) {
    return (
      <RetryBanner onRetry={retry}>What is added to this email could not be read.</RetryBanner>
    );
  }
  if (!proposal) return null;
  if (proposal.missing.length > 0) {
    return (
      <Banner tone="warning">
        {incompleteSentence(proposal.missing)} {errorHint('PROPOSAL_INCOMPLETE')}
      </Banner>
    );
  }
  return (
    <figure className={styles.proposal}>
      <figcaption className={styles.added}>Added below when the email is sent</figcaption>
      <LetterFrame title="Written proposal" html={proposal.html} className={styles.proposalPaper} />
    </figure>
  );
}
