import { onlyShown } from '#modules/access/contract/reduced/shown.js';
import { CREW_STOP_FIELDS, STOP_FIELD_NAMES } from '../../domain/stop-fields.js';
import { CUSTOMER_SHOWN } from './customer-shown.js';

const customer = {
  _id: 'c',
  firstName: 'Ann',
  email: 'ann@example.com',
  referredBy: 'Yelp',
  notes: 'own',
  previousActualPrice: 1,
  move: {
    meta: { rate: 55, curTotalEstimate: 1, requestedDay: null },
    emails: [{ _id: 'e' }],
    activities: [
      {
        notes: 'kept',
        moveRate: 55,
        locations: [{ street: 'A', notes: 'kept', tripFee: 9, useFee: true, packingEstCost: 3 }],
        operations: [{ bookingEnvelope: { startingTripFee: 1, jobDuration: 4 } }],
      },
    ],
  },
};

describe('a customer as crews see it', () => {
  it('leaves out money, mail and the customer’s own notes, and nothing else [R-ACCESS-15]', () => {
    expect(onlyShown(customer, CUSTOMER_SHOWN)).toEqual({
      _id: 'c',
      firstName: 'Ann',
      move: {
        meta: { requestedDay: null },
        activities: [
          {
            notes: 'kept',
            locations: [{ street: 'A', notes: 'kept' }],
            operations: [{ bookingEnvelope: { jobDuration: 4 } }],
          },
        ],
      },
    });
  });

  it('hides of a stop what it costs, and nothing else [R-ACCESS-15]', () => {
    const hidden = STOP_FIELD_NAMES.filter((name) => !CREW_STOP_FIELDS.includes(name));
    expect(hidden).toEqual(['useFee', 'tripFeeCents', 'zoneFeeCents', 'packingEstCostCents']);
  });
});
