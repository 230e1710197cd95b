import type { ProposalView } from '#modules/mail/contract/proposal.view.js';
import type { PlaceMemoryView } from '#modules/places/contract/memory.view.js';
import type { PromiseView } from '#modules/promises/contract/promise.view.js';
import type { QuotedRangeView } from '#modules/ranges/contract/range.view.js';

const HOURS = { p50: 4.25, p80: 5.25, p90: 6, maximum: 6 };
const PRICE = { p50: 935, p80: 1155, p90: 1320, maximum: 1320 };

const range: QuotedRangeView = {
  basis: {
    handlingMinutes: 230,
    drivingMinutes: 20,
    group: 'apartment|stairs',
    constantsVersion: 1,
  },
  model: { version: 4, scope: 'branch', n: 214 },
  memory: { visits: 4, shift: 0.1 },
  exact: HOURS,
  hours: HOURS,
  price: PRICE,
  most: { hours: 6, price: 1320 },
  together: { hours: 6, price: 1320, days: 1 },
  quantile: 0.9,
  words: '4¼ h, 80 % done by 5¼ h, 90 % by 6 h · from 214 of your moves',
};

const promise: PromiseView = {
  ...{ _id: '65f0000000000000000000f1', emailId: '65f0000000000000000000f2', template: 'rfq' },
  ...{ at: '2026-11-02T15:10:00.000Z', hours: HOURS, price: PRICE, quantile: 0.9 },
  ...{ modelVersion: 4, constantsVersion: 1 },
};

const memory: PlaceMemoryView = {
  visits: 4,
  lastVisit: '2026-09-14',
  facts: [
    { field: 'hasElevator', value: true, votes: 4, of: 4, on: '2026-09-14' },
    { field: 'distanceToDoor', value: 120, votes: 3, of: 4, on: '2026-09-14' },
    { field: 'parkingType', value: 'Private', votes: 3, of: 3, on: '2026-09-14' },
  ],
  ratio: { n: 4, factor: 1.12 },
};

const proposal: ProposalView = {
  required: true,
  html: '<p>This is a not-to-exceed proposal.</p>',
  missing: [],
};

/** What finished moves taught of a move, by the calls that ask for it, for a company that has none. */
export const LEARNED = {
  '**/move/activity/*/range**': range,
  '**/move/activity/*/promises**': [promise],
  '**/places/memory**': memory,
  '**/mailer/proposal**': proposal,
};
