import { exampleCustomer } from '#modules/moves/contract/examples.fixture.js';
import { savable, saveBody, unsavedOf } from './savable';
import type { ActivityValues, CustomerValues } from './values';

const TRUCK = 'e'.repeat(24);
const [ACTIVITY] = exampleCustomer.move.activities;
const [OPERATION] = ACTIVITY!.operations;
const booked = { ...OPERATION!, _id: '1'.repeat(24), truck: TRUCK };
const free = { ...OPERATION!, _id: '2'.repeat(24), truck: null };

const customerWith = (change: Partial<ActivityValues>): CustomerValues => ({
  ...structuredClone(exampleCustomer),
  move: {
    ...structuredClone(exampleCustomer.move),
    activities: [{ ...structuredClone(ACTIVITY!), operations: [booked, free], ...change }],
  },
});
const base = customerWith({});
const activityOf = ({ move }: CustomerValues): ActivityValues => move.activities[0]!;

it('takes everything while no truck is assigned', () => {
  const typed = customerWith({ operations: [free], estHours: 9 });
  expect(savable(customerWith({ operations: [free] }), typed)).toBe(typed);
});

it('leaves to a booked activity its alerts and its trucks that are not booked', () => {
  const typed = customerWith({
    ...{ notes: 'Dog', alerts: 'Cat', estHours: 9, locations: [], numMovers: 7 },
    operations: [
      { ...booked, duration: 9 },
      { ...free, duration: 2 },
    ],
  });
  const after = activityOf(savable(base, typed));
  expect(after).toEqual({
    ...activityOf(base),
    ...{ notes: 'Dog', alerts: 'Cat', operations: [booked, { ...free, duration: 2 }] },
  });
  const { changes, locked } = unsavedOf(base, typed);
  expect(changes).toHaveLength(3);
  expect(locked).toEqual(expect.arrayContaining(['Est Hours', 'Movers']));
});

it('keeps a truck that was taken out of the list before somebody booked it', () => {
  const after = activityOf(savable(base, customerWith({ operations: [free] })));
  expect(after.operations).toEqual([booked, free]);
});

it('keeps the day, with what is typed of a free truck at its time of day, and the branch', () => {
  const day = activityOf(base).activityDay!;
  const typed = {
    ...customerWith({
      activityDay: '2027-03-04',
      operations: [booked, { ...free, date: '2027-03-04T16:00:00.000Z' }],
    }),
    branchId: 'b'.repeat(24),
  };
  const after = savable(base, typed);
  expect(after.branchId).toBe(base.branchId);
  expect(activityOf(after).activityDay).toBe(day);
  expect(activityOf(after).operations[1]!.date).toBe(`${day}T16:00:00.000Z`);
});

it('sends of a booked activity only what may change', () => {
  const body = saveBody(base, customerWith({ notes: 'Dog', estHours: 9 })) as CustomerValues;
  expect(Object.keys(activityOf(body)).sort()).toEqual([
    '_id',
    'alerts',
    'figureOrigins',
    'inventory',
    'notes',
    'operations',
    'toBeMoved',
    'transitInfo',
  ]);
  expect(body.nounce).toBe(base.nounce);
});

it('saves of the stops of a booked activity how to get to the door, and nothing else', () => {
  const [stop] = activityOf(base).locations;
  const typed = customerWith({
    locations: activityOf(base).locations.map((one) =>
      one._id === stop!._id ? { ...one, gateCode: '4711', street: '1 Elm St' } : one,
    ),
  });
  const [saved] = activityOf(savable(base, typed)).locations;
  expect(saved).toEqual({ ...stop, gateCode: '4711' });
  const [sent] = activityOf(saveBody(base, typed) as CustomerValues).locations;
  expect(sent).toMatchObject({ _id: stop!._id, gateCode: '4711' });
  expect(sent).not.toHaveProperty('street');
  expect(unsavedOf(base, typed).locked).toHaveLength(1);
});
