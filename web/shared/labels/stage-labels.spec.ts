import { standingLabel } from './stage-labels';

const active = { status: 'active', trucks: 'none' } as const;

it('calls a customer booked only with a truck, and canceled once they are [R-CUST-33]', () => {
  expect(standingLabel({ ...active, stage: 50, trucks: 'all' })).toBe('Booked');
  expect(standingLabel({ ...active, stage: 50 })).toBe('Not booked');
  expect(standingLabel({ ...active, stage: 60 })).toBe('Not booked');
  expect(standingLabel({ ...active, stage: 20 })).toBe('RFQ sent');
  expect(standingLabel({ ...active, stage: 100 })).toBe('Closed');
  expect(standingLabel({ status: 'inactive', stage: 50, trucks: 'none' })).toBe('Canceled');
});

it('calls a customer partly booked while no day has all the trucks that it wants [R-CUST-33]', () => {
  for (const stage of [1, 20, 30, 50, 60])
    expect(standingLabel({ ...active, stage, trucks: 'some' })).toBe('Partly booked');
  expect(standingLabel({ ...active, stage: 100, trucks: 'some' })).toBe('Closed');
  expect(standingLabel({ status: 'inactive', stage: 1, trucks: 'some' })).toBe('Canceled');
});
