import { CUSTOMER_SHOWN } from './customer-shown.js';
import { EVERY, onlyShown, plain } from './shown.js';

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

describe('reduced reading', () => {
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

  it('hides what nobody has named, also below a name and in a list', () => {
    const shown = { ...plain('known', 'list'), deep: plain('known') };
    const view = { known: 1, fresh: 2, list: ['a', { fresh: 2 }], deep: { known: 1, fresh: 2 } };
    expect(onlyShown(view, shown)).toEqual({ known: 1, list: ['a'], deep: { known: 1 } });
    expect(onlyShown({ known: { cost: 2 }, deep: 'text' }, shown)).toEqual({});
  });

  it('keeps instants, what is unknown, and names that are data', () => {
    const at = new Date(0);
    expect(onlyShown({ at, no: null }, plain('at', 'no'))).toEqual({ at, no: null });
    const days = { '2027-03-01': { truck: 'T01', fee: 9 } };
    expect(onlyShown(days, { [EVERY]: plain('truck') })).toEqual({
      '2027-03-01': { truck: 'T01' },
    });
  });

  it('looks into JSON that is already written', () => {
    const stops = { toJSON: () => [{ street: 'A', fee: 9 }] };
    expect(onlyShown({ stops }, { stops: plain('street') })).toEqual({ stops: [{ street: 'A' }] });
  });

  it('leaves the original alone', () => {
    const before = JSON.stringify(customer);
    onlyShown(customer, CUSTOMER_SHOWN);
    expect(JSON.stringify(customer)).toBe(before);
  });
});
