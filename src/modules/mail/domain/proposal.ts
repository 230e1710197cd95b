import { stateCodeOf } from '#kernel/address-key.js';
import { toCents } from '#kernel/money.js';
import type { Maximum } from '#kernel/maximum.js';
import { showHours, showMoney } from './merge-fields/formats.js';

/** What a written proposal cannot do without, in the order in which it is named. */
export const PROPOSAL_PARTS = ['registrationNumber', 'address', 'range', 'paymentTerms'] as const;
export type ProposalPart = (typeof PROPOSAL_PARTS)[number];

/** What a written proposal states. */
export interface ProposalFacts {
  branchName: string;
  registrationNumber: string;
  address: string;
  paymentTerms: string;
  /** Of all days together; null while none is promised of one of them. */
  most: Maximum | null;
}

const IN_WORDS: Readonly<Record<ProposalPart, string>> = {
  registrationNumber: 'the registration number of the branch',
  address: 'the address of the branch',
  range: 'a time range for every day',
  paymentTerms: 'the payment terms of the branch',
};

/** The state alone, with or without a zip, is not where anybody finds the branch. */
const isAddress = (address: string): boolean => {
  const place = address.replace(/[\s,]*\d{5}(-\d{4})?\s*$/, '');
  return place.trim() !== '' && stateCodeOf(place) === undefined;
};

export function missingIn(facts: ProposalFacts): ProposalPart[] {
  const isThere: Readonly<Record<ProposalPart, boolean>> = {
    registrationNumber: facts.registrationNumber.trim() !== '',
    address: isAddress(facts.address),
    range: facts.most !== null,
    paymentTerms: facts.paymentTerms.trim() !== '',
  };
  return PROPOSAL_PARTS.filter((part) => !isThere[part]);
}

/** `The proposal is incomplete: the registration number of the branch is missing.` */
export function incompleteSentence(missing: readonly ProposalPart[]): string {
  const parts = missing.map((part) => IN_WORDS[part]);
  const [last = ''] = parts.slice(-1);
  const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
  return `The proposal is incomplete: ${listed} ${parts.length > 1 ? 'are' : 'is'} missing.`;
}

/** The paragraphs of a complete proposal, each of one or more lines. */
export function proposalParagraphs(facts: ProposalFacts): string[][] {
  const { branchName, registrationNumber, address, paymentTerms, most } = facts;
  const price = showMoney(toCents(most?.price ?? 0));
  const hours = showHours(most?.hours ?? 0);
  return [
    [branchName, `Registered mover no. ${registrationNumber}`, address],
    [
      `This is a not-to-exceed proposal. The most you can be required to pay is ${price} for at most ${hours} hours.`,
    ],
    [
      'This proposal is for listed items and services only. Additional items and services may result in additional costs.',
    ],
    paymentTerms.split('\n'),
    ['Our liability for loss or damage is limited to $.60 per pound per article.'],
  ];
}
