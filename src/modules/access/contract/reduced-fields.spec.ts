import { REDUCED_FIELDS, reducedCustomer, reducedView } from './reduced-fields.js';

const customer = {
  _id: 'c',
  firstName: 'Ann',
  email: 'ann@example.com',
  altEmail: '',
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

describe('reduced reading', () => {
  it('leaves out money, mail and the customer’s own notes, and nothing else', () => {
    expect(reducedCustomer(customer)).toEqual({
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

  it('strips every field at any depth of a view and leaves the original alone', () => {
    const full = { deep: [Object.fromEntries(REDUCED_FIELDS.map((field) => [field, 1]))] };
    expect(reducedView(full)).toEqual({ deep: [{}] });
    expect(Object.keys(full.deep[0] ?? {})).toHaveLength(REDUCED_FIELDS.length);
  });

  it('keeps instants', () => {
    const at = new Date(0);
    expect(reducedView({ at })).toEqual({ at });
  });

  it('leaves what writes itself as it is', () => {
    const created = new Date(0);
    const stops = { toJSON: () => ['A'] };
    expect(JSON.stringify(reducedView({ created, stops, tripFee: 9 }))).toBe(
      '{"created":"1970-01-01T00:00:00.000Z","stops":["A"]}',
    );
  });
});
