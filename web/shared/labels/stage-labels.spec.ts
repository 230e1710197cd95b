import { standingLabel } from './stage-labels';

const active = { status: 'active', isBooked: false } as const;

it('calls a customer booked only with a truck, and canceled once they are [R-CUST-33]', () => {
  expect(standingLabel({ ...active, stage: 50, isBooked: true })).toBe('Booked');
  expect(standingLabel({ ...active, stage: 50 })).toBe('Not booked');
  expect(standingLabel({ ...active, stage: 60 })).toBe('Not booked');
  expect(standingLabel({ ...active, stage: 20 })).toBe('RFQ sent');
  expect(standingLabel({ ...active, stage: 100 })).toBe('Closed');
  expect(standingLabel({ status: 'inactive', stage: 50, isBooked: false })).toBe('Canceled');
});
