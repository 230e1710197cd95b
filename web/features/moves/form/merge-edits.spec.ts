import type { FigureOrigins } from '#modules/moves/contract/estimating.js';
import {
  exampleActivity,
  exampleCustomer,
  exampleLocation,
} from '#modules/moves/contract/examples.fixture.js';
import { mergeEdits, type Difference, type Side } from './merge-edits';
import type { ActivityValues, CustomerValues, LocationValues, OperationValues } from './values';

const stop = (id: string, change: Partial<LocationValues> = {}): LocationValues => ({
  ...structuredClone(exampleLocation),
  _id: id,
  normalizedStreetAddress: id,
  ...change,
});

const given = (
  change: Partial<ActivityValues> = {},
  own: Partial<CustomerValues> = {},
): CustomerValues => ({
  ...exampleCustomer,
  ...own,
  move: {
    ...exampleCustomer.move,
    activities: [{ ...exampleActivity, locations: [stop('a'), stop('b')], ...change }],
  },
});

const BASE = given();
const AT = `move.activities.${exampleActivity._id}`;

const merged = (mine: CustomerValues, theirs: CustomerValues, choices: [string, Side][] = []) => {
  const { value, differences } = mergeEdits(BASE, mine, theirs, new Map(choices));
  const [activity] = value.move.activities as [ActivityValues];
  return { value, activity, differences };
};
const told = (differences: readonly Difference[]): [string, string][] =>
  differences.map(({ path, by }) => [path, by]);
const idsOf = ({ locations }: ActivityValues): (string | undefined)[] =>
  locations.map(({ _id }) => _id);

it('takes the newer version where nothing was typed', () => {
  const theirs = given({ estHours: 6 }, { phone: '2', nounce: '9' });
  const { value, differences } = merged(BASE, theirs);
  expect(value).toEqual(theirs);
  expect(told(differences)).toEqual([
    ['phone', 'them'],
    [`${AT}.estHours`, 'them'],
  ]);
});

it('keeps what was typed beside what someone else changed, and what the server found', () => {
  const mine = given({ locations: [stop('a', { floor: 3 }), stop('b')] }, { firstName: 'Mary' });
  const theirs = given(
    { locations: [stop('a', { numBoxes: 9, isProblem: true }), stop('b')] },
    { phone: '2', nounce: '9' },
  );
  const { value, activity } = merged(mine, theirs);
  expect(value).toMatchObject({ firstName: 'Mary', phone: '2', nounce: '9' });
  expect(activity.locations[0]).toMatchObject({ floor: 3, numBoxes: 9, isProblem: true });
});

it('keeps mine where both changed a field, unless a person chooses', () => {
  const mine = given({ estHours: 5 }, { phone: '1' });
  const theirs = given({ estHours: 6 }, { email: 'new@example.com' });
  expect(merged(mine, theirs).activity.estHours).toBe(5);
  expect(told(merged(mine, theirs).differences)).toContainEqual([`${AT}.estHours`, 'both']);
  const chosen = merged(mine, theirs, [
    [`${AT}.estHours`, 'theirs'],
    ['phone', 'theirs'],
  ]);
  expect(chosen.activity.estHours).toBe(6);
  expect(chosen.value.phone).toBe(BASE.phone);
});

it('keeps theirs where only they changed something, whatever a person chooses [R-SAVE-11]', () => {
  const theirs = given(
    { inventory: 'Sofa', locations: [stop('b'), stop('a'), stop('c')] },
    { email: 'new@example.com' },
  );
  const { value, activity, differences } = merged(given({}, { phone: '1' }), theirs, [
    ['email', 'mine'],
    [`${AT}.inventory`, 'mine'],
    [`${AT}.locations`, 'mine'],
    [`${AT}.locations.c`, 'mine'],
  ]);
  expect(value).toMatchObject({ phone: '1', email: 'new@example.com' });
  expect(activity.inventory).toBe('Sofa');
  expect(idsOf(activity)).toEqual(['b', 'a', 'c']);
  const open = differences.filter(({ isFixed }) => !isFixed);
  expect(open.map(({ path }) => path)).toEqual(['phone']);
});

it('keeps with each figure who decided it, whoever changed it', () => {
  const worktimes = (of: Partial<LocationValues>) =>
    given({ locations: [stop('a', of), stop('b', { worktime: 3, worktimeTyped: false })] });
  const base = worktimes({ worktime: 3, worktimeTyped: false });
  const mine = worktimes({ worktime: 4, worktimeTyped: true });
  const theirs = worktimes({ worktime: 5, worktimeTyped: false });
  const pair = (choices: [string, Side][]) =>
    mergeEdits(base, mine, theirs, new Map(choices)).value.move.activities[0]?.locations[0];
  expect(pair([])).toMatchObject({ worktime: 4, worktimeTyped: true });
  expect(pair([[`${AT}.locations.a.worktime`, 'theirs']])).toMatchObject({
    ...{ worktime: 5, worktimeTyped: false },
  });
});

it('keeps the origin of each figure apart from those of the others', () => {
  const origins: FigureOrigins = {
    ...{ estHours: 'default', numMovers: 'default' },
    ...{ truckCount: 'default', minTime: 'default' },
  };
  const base = given({ estHours: 4, numMovers: 2, figureOrigins: origins });
  const mine = given({ estHours: 5, figureOrigins: { ...origins, estHours: 'person' } });
  const theirs = given({
    ...{ estHours: 4, numMovers: 3 },
    figureOrigins: { ...origins, numMovers: 'estimate', minTime: 'outdated' },
  });
  const originsOf = (choices: [string, Side][]) =>
    mergeEdits(base, mine, theirs, new Map(choices)).value.move.activities[0]?.figureOrigins;
  expect(originsOf([])).toEqual({
    ...{ estHours: 'person', numMovers: 'estimate' },
    ...{ truckCount: 'default', minTime: 'outdated' },
  });
  expect(originsOf([[`${AT}.estHours`, 'theirs']])?.estHours).toBe('default');
});

it('takes an address as one, with the position, and forgets the drive that led elsewhere', () => {
  const moved = { normalizedStreetAddress: '1 Main St', street: '1 Main St', latitude: 36 };
  const mine = given({ locations: [stop('a', moved), stop('b')] });
  const theirs = given({ locations: [stop('a', { zip: '73000', latitude: 34 }), stop('b')] });
  const { activity, differences } = merged(mine, theirs);
  expect(told(differences)).toEqual([[`${AT}.locations.a.normalizedStreetAddress`, 'both']]);
  expect(activity.locations[0]).toMatchObject({
    ...moved,
    zip: exampleLocation.zip,
    driveTime: null,
  });
});

it('keeps new entries where they stood, and those of the other side', () => {
  const fresh = stop('x', { _id: undefined });
  const mine = given({ locations: [stop('a'), fresh, stop('b')] });
  const theirs = given({ locations: [stop('a'), stop('b'), stop('c')] });
  const places = merged(mine, theirs).activity.locations.map(
    ({ normalizedStreetAddress }) => normalizedStreetAddress,
  );
  expect(places).toEqual(['a', 'x', 'b', 'c']);
});

it('keeps my order, and leaves out what either side removed', () => {
  const reordered = given({ locations: [stop('b'), stop('a')] });
  expect(idsOf(merged(reordered, given({}, { phone: '2' })).activity)).toEqual(['b', 'a']);
  expect(idsOf(merged(given({ locations: [stop('b')] }), BASE).activity)).toEqual(['b']);
  expect(idsOf(merged(BASE, given({ locations: [stop('b')] })).activity)).toEqual(['b']);
});

it('restores as a new stop what was typed into one that is gone, unless a person discards it', () => {
  const typed = given({ locations: [stop('a'), stop('b', { floor: 9 })] });
  const gone = given({ locations: [stop('a')] });
  const { activity, differences } = merged(typed, gone);
  expect(told(differences)).toEqual([[`${AT}.locations.b`, 'both']]);
  expect(activity.locations[1]).toMatchObject({ _id: undefined, floor: 9 });
  const letGo = merged(typed, gone, [[`${AT}.locations.b`, 'theirs']]);
  expect(idsOf(letGo.activity)).toEqual(['a']);
});

it('leaves the coming and going of activities to the server', () => {
  const none = { ...BASE, move: { ...BASE.move, activities: [] } };
  const { value, differences } = mergeEdits(BASE, given({ estHours: 9 }), none);
  expect(value.move.activities).toEqual([]);
  expect(differences).toMatchObject([{ path: AT, by: 'both', isFixed: true }]);
});

describe('beside another branch', () => {
  const [shift] = exampleActivity.operations as [OperationValues];
  const denver = {
    branchId: 'd'.repeat(24),
    branch: { name: 'Denver', timezone: 'America/Denver' },
  };
  const starting = (day: string, wall: string): Partial<ActivityValues> => ({
    operations: [{ ...shift, date: new Date(`${day}T${wall}`).toISOString() }],
  });
  // 9:00 in Oklahoma City, and in Denver.
  const day = shift.date.slice(0, 10);
  const base = given(starting(day, '15:00Z'));
  const mine = given(starting(day, '16:00Z'), denver);
  const START = `${AT}.operations.${shift._id}.date`;

  it('keeps the clock of the branch that stands', () => {
    const { value } = mergeEdits(base, mine, given(starting(day, '15:00Z'), { phone: '2' }));
    expect(value).toMatchObject({ ...denver, phone: '2' });
    expect(value.move.activities[0]?.operations[0]).toMatchObject({
      timezone: 'America/Denver',
      date: `${day}T16:00:00.000Z`,
    });
  });

  it('lists no start that only follows the branch', () => {
    const { differences } = mergeEdits(base, mine, base);
    expect(told(differences)).toEqual([['branchId', 'me']]);
  });

  it('holds starts against each other by the clock on the wall', () => {
    const theirs = given(starting(day, '17:00Z'));
    const { differences } = mergeEdits(base, mine, theirs);
    expect(differences).toContainEqual({
      path: START,
      mine: `${day}T16:00:00.000Z`,
      theirs: `${day}T18:00:00.000Z`,
      by: 'them',
      isFixed: true,
    });
  });

  it('brings what was typed to the clock of the branch that someone chose instead', () => {
    const typed = given(starting(day, '18:00Z'), denver);
    const choices = new Map<string, Side>([
      ['branchId', 'theirs'],
      [START, 'mine'],
    ]);
    const { value } = mergeEdits(base, typed, base, choices);
    expect(value.move.activities[0]?.operations[0]).toMatchObject({
      timezone: base.branch.timezone,
      date: `${day}T17:00:00.000Z`,
    });
  });
});
