import { exampleCustomer } from '#modules/moves/contract/examples.fixture.js';
import { nextRework, savable, saveBody, unsavedOf } from './savable';
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
    ...{ notes: 'Dog', alerts: 'Cat', estHours: 9, numMovers: 7 },
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

const withStop = (changes: object): CustomerValues =>
  customerWith({
    locations: activityOf(base).locations.map((one, at) =>
      at === 0 ? { ...one, ...changes } : one,
    ),
  });

it('saves how to get to the door of a booked stop with the rest, without another booking [R-MOVE-9]', () => {
  const [stop] = activityOf(base).locations;
  const typed = withStop({ gateCode: '4711', driveTimeFetchStatus: 'InError' });
  expect(nextRework(base, typed)).toBeNull();
  const [sent] = activityOf(saveBody(base, typed) as CustomerValues).locations;
  expect(sent).toMatchObject({ _id: stop!._id, gateCode: '4711' });
  expect(sent).not.toHaveProperty('street');
});

it('books a day again whose stops are others, on the trucks that it has [R-MOVE-20]', () => {
  const typed = withStop({ gateCode: '4711', street: '1 Elm St' });
  const rework = nextRework(base, typed);
  expect(rework).toMatchObject({
    ...{ activityId: activityOf(base)._id, activityDay: activityOf(base).activityDay, index: 0 },
    operations: [{ _id: booked._id, truck: booked.truck }, { truck: null }],
    activity: { locations: [{ gateCode: '4711', street: '1 Elm St' }] },
  });
  // What is stored then, and nothing is left to book again.
  expect(nextRework(rework!.after, typed)).toBeNull();
  expect(unsavedOf(base, typed).locked).toEqual([]);
  const { locations } = activityOf(base);
  for (const others of [[], [...locations, { ...locations[0]!, _id: undefined }]])
    expect(nextRework(base, customerWith({ locations: others }))).not.toBeNull();
});
