import { describe, expect, it } from '@jest/globals';
import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import type { SaveActivityDto } from '../../contract/save-activity.dto.js';
import { freshActivity } from './fresh-activity.js';
import { changedActivity } from './changed-activity.js';
import { blankStop } from './changed-stop.js';
import type { Activity } from '../activity.js';
import type { MoveBranch } from '../move.js';

const branch = (id: string, timezone: string): MoveBranch => ({
  id,
  name: id,
  timezone,
  latitude: null,
  longitude: null,
  planning: DEFAULT_DAY_PLANNING,
});
const okc = branch('okc', 'America/Chicago');
const denver = branch('denver', 'America/Denver');

function stored(over: Partial<Activity> = {}): Activity {
  const activity = freshActivity({
    branch: okc,
    activityDay: '2027-03-10',
    created: new Date('2027-01-01T00:00:00Z'),
    version: 1,
  });
  const location = { ...blankStop(), id: 'load', workType: 'Load' as const };
  return { ...activity, locations: [location], startingDriveTime: 0.6, ...over };
}

const plan = (activity: Activity, body: SaveActivityDto, to = okc) =>
  changedActivity(activity, body, { from: okc, to, path: 'activity' });
const startOf = ({ operations }: Activity) => operations[0]?.date.toISOString();

const windowOf = ({ operations: [operation] }: Activity) =>
  Object.values(operation?.arrivalWindow ?? {}).map((moment: Date) => moment.toISOString());

/** As it is on the board: unassigned, at 08:30 with a computed Drive Out. */
function onBoard(): Activity {
  const activity = stored();
  return {
    ...activity,
    operations: activity.operations.map((operation) => ({
      ...operation,
      unassigned: true,
      startingDriveTime: 0.75,
    })),
  };
}

describe('a planned activity', () => {
  it('is as stored after an empty body', () => {
    const activity = onBoard();
    expect(plan(activity, {})).toEqual(activity);
  });

  it('takes its operations to another day and off the board', () => {
    const after = plan(onBoard(), { activityDay: '2027-03-15' });
    expect(startOf(after)).toBe('2027-03-15T13:30:00.000Z');
    expect(after.operations[0]).toMatchObject({ unassigned: false });
  });

  it('takes an arrival window to another day and another branch at its time of day [R-TIME-15]', () => {
    const window = { from: '2027-03-10T14:00:00Z', to: '2027-03-10T17:00:00Z' };
    const [operation] = stored().operations;
    const sent = { _id: operation?.id, arrivalWindow: window };
    const promised = plan(stored({ operations: operation ? [operation] : [] }), {
      operations: [sent],
    });
    expect(windowOf(promised)).toEqual(['2027-03-10T14:00:00.000Z', '2027-03-10T17:00:00.000Z']);
    const summer = ['2027-03-15T13:00:00.000Z', '2027-03-15T16:00:00.000Z'];
    expect(windowOf(plan(promised, { activityDay: '2027-03-15' }))).toEqual(summer);
    const sentBack = { activityDay: '2027-03-15', operations: [sent] };
    expect(windowOf(plan(promised, sentBack))).toEqual(summer);
    expect(windowOf(plan(promised, {}, denver))).toEqual([
      '2027-03-10T15:00:00.000Z',
      '2027-03-10T18:00:00.000Z',
    ]);
    const cleared = { operations: [{ ...sent, arrivalWindow: null }] };
    expect(windowOf(plan(promised, cleared))).toEqual([]);
  });

  it('puts a time on its own day, whatever day the body says [R-TIME-11]', () => {
    const activity = stored();
    const operations = [{ _id: activity.operations[0]?.id, date: '2029-07-04T15:00:00Z' }];
    expect(startOf(plan(activity, { operations }))).toBe('2027-03-10T16:00:00.000Z');
  });

  it('keeps the time on the wall in another zone, and takes a new one as of there', () => {
    const activity = onBoard();
    const moved = plan(activity, {}, denver);
    expect(startOf(moved)).toBe('2027-03-10T15:30:00.000Z');
    expect(moved.operations[0]).toMatchObject({ unassigned: false });
    const operations = [{ _id: activity.operations[0]?.id, date: '2027-03-10T16:00:00Z' }];
    expect(startOf(plan(activity, { operations }, denver))).toBe('2027-03-10T16:00:00.000Z');
  });

  it('leaves a cleared day to the pre-save check', () => {
    expect(plan(stored(), { activityDay: null }).activityDay).toBe('');
  });

  it('lets operations that are not sent follow the legs that are', () => {
    const after = plan(onBoard(), { transitInfo: { startingDriveTime: 1.1 } });
    expect(after.operations[0]?.startingDriveTime).toBe(1.25);
  });

  it('refuses an id twice', () => {
    const activity = stored();
    const operation = { _id: activity.operations[0]?.id };
    expect(() => plan(activity, { operations: [operation, operation] })).toThrow();
  });

  it('removes what is not in the list and keeps its order', () => {
    const activity = stored();
    const after = plan(activity, { operations: [{}, { _id: activity.operations[0]?.id }] });
    expect(after.operations).toHaveLength(2);
    expect(after.operations[1]?.id).toBe(activity.operations[0]?.id);
    expect(plan(activity, { locations: [] }).locations).toEqual([]);
  });
});
