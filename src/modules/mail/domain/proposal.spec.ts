import { describe, expect, it } from '@jest/globals';
import { needsProposal } from './needs-proposal.js';
import { incompleteSentence, missingIn, proposalParagraphs } from './proposal.js';
import type { ProposalFacts } from './proposal.js';

const COMPLETE: ProposalFacts = {
  branchName: 'Austin',
  registrationNumber: '006123456C',
  address: '500 Congress Ave, Austin, TX 78701',
  paymentTerms: 'Payment is due when the move is finished.',
  most: { hours: 6.25, price: 1_234.5 },
};

describe('a written proposal', () => {
  it('is asked for in Texas only [R-MAIL-12]', () => {
    expect(needsProposal('500 Congress Ave, Austin, Texas 78701, USA')).toBe(true);
    expect(needsProposal('12 Texas St, Denver, CO 80202')).toBe(false);
    expect(needsProposal('')).toBe(false);
  });

  it('names who promises, the most to pay, what is listed, payment and liability [R-MAIL-12]', () => {
    expect(missingIn(COMPLETE)).toEqual([]);
    expect(proposalParagraphs(COMPLETE)).toEqual([
      ['Austin', 'Registered mover no. 006123456C', '500 Congress Ave, Austin, TX 78701'],
      [
        'This is a not-to-exceed proposal. The most you can be required to pay is $1,234.50 for at most 6.25 hours.',
      ],
      [
        'This proposal is for listed items and services only. Additional items and services may result in additional costs.',
      ],
      ['Payment is due when the move is finished.'],
      ['Our liability for loss or damage is limited to $.60 per pound per article.'],
    ]);
  });

  it('says what it lacks [R-MAIL-12]', () => {
    const bare = { ...COMPLETE, registrationNumber: ' ', address: 'TX 78701', most: null };
    const missing = missingIn({ ...bare, paymentTerms: '' });
    expect(missing).toEqual(['registrationNumber', 'address', 'range', 'paymentTerms']);
    expect(incompleteSentence(missing)).toBe(
      'The proposal is incomplete: the registration number of the branch, the address of the branch, a time range for every day and the payment terms of the branch are missing.',
    );
    expect(incompleteSentence(['range'])).toBe(
      'The proposal is incomplete: a time range for every day is missing.',
    );
  });
});
