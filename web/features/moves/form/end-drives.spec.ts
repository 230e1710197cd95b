import { exampleActivity } from '#modules/moves/contract/examples.fixture.js';
import { withEndDrives } from './end-drives';
import type { ActivityValues } from './values';

const {
  locations: [load],
  operations: [operation],
} = structuredClone(exampleActivity);

const given = (first: 'Load' | 'Hold', last: 'Unload' | 'Hold'): ActivityValues => ({
  ...exampleActivity,
  locations: [
    { ...load!, typeOfWOrk: first },
    { ...load!, _id: undefined, typeOfWOrk: last },
  ],
  operations: [structuredClone({ ...operation!, truck: null })],
});

const drivesOf = (operations: ActivityValues['operations']): number[] => [
  operations[0]!.bookingEnvelope.startingDriveTime,
  operations[0]!.bookingEnvelope.endingDriveTime,
];

it('drives nothing at an end that becomes Hold, and what it drove when it is Hold no longer', () => {
  const held = new Map<string, number>();
  const before = given('Load', 'Unload');
  before.operations[0]!.bookingEnvelope.startingDriveTime = 1.5;
  const hold = { ...before, locations: given('Hold', 'Unload').locations };
  hold.operations = withEndDrives(before, hold, held);
  expect(drivesOf(hold.operations)).toEqual([0, 0.25]);
  const back = { ...hold, locations: before.locations };
  expect(drivesOf(withEndDrives(hold, back, held))).toEqual([1.5, 0.25]);
});

it('falls back on the leg where it was Hold from the start', () => {
  const before = given('Load', 'Hold');
  const after = { ...before, locations: given('Load', 'Unload').locations };
  expect(drivesOf(withEndDrives(before, after, new Map()))).toEqual([0.25, 0.25]);
});

it('leaves booked operations alone', () => {
  const before = { ...given('Load', 'Unload'), operations: [operation!] };
  const after = { ...before, locations: given('Hold', 'Unload').locations };
  expect(withEndDrives(before, after, new Map())).toEqual([operation]);
});
