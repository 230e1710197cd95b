import { checkDto } from '#kernel/validation/index.js';
import { exampleActivity, exampleCustomer, exampleOperation } from './examples.fixture.js';
import { MOVE_LIMITS } from './limits.js';
import { SaveCustomerDto } from './save-customer.dto.js';

const faultsOf = (body: Record<string, unknown>) =>
  Object.fromEntries(
    checkDto(SaveCustomerDto, { nounce: '7', ...body }).faults.map((f) => [f.path, f.message]),
  );
const withActivity = (activity: Record<string, unknown>) => ({
  move: { activities: [{ _id: exampleActivity._id, ...activity }] },
});
const ACTIVITY = 'move.activities.0';

describe('SaveCustomerDto', () => {
  it('takes what GET gave, and keeps nothing that is the server’s', () => {
    const { value, faults } = checkDto(
      SaveCustomerDto,
      JSON.parse(JSON.stringify(exampleCustomer)),
    );
    expect(faults).toEqual([]);
    const { value: sent } = { value: JSON.parse(JSON.stringify(value)) };
    expect(sent).not.toHaveProperty('status');
    expect(sent).not.toHaveProperty('previousActualPrice');
    expect(sent.move).not.toHaveProperty('emails');
    expect(Object.keys(sent.move.meta)).toEqual([
      'rate',
      'requestedDay',
      'doNotDisturb',
      'actualPrice',
      'moveAlerts',
    ]);
    const [activity] = sent.move.activities;
    expect(activity).not.toHaveProperty('state');
    expect(activity).not.toHaveProperty('estTotalCostMin');
    expect(activity.transitInfo).toEqual({
      version: 3,
      startingDriveTime: 0.21,
      endingDriveTime: 0.2,
    });
    expect(activity.operations[0]).not.toHaveProperty('truck');
    expect(activity.operations[0].bookingEnvelope).toEqual({
      startingDriveTime: 0.25,
      endingDriveTime: 0.25,
    });
    expect(activity.locations[0]).not.toHaveProperty('zone');
    expect(activity.locations[0].tripFee).toBe(45);
  });

  it('keeps what is absent absent', () => {
    const { value } = checkDto(SaveCustomerDto, { nounce: '7' });
    expect(Object.keys(value)).toEqual(['nounce']);
  });

  it('needs a nounce', () => {
    expect(faultsOf({ nounce: '' })).toEqual({ nounce: 'This field is required' });
    expect(checkDto(SaveCustomerDto, {}).faults).toHaveLength(1);
  });

  it('names unknown properties wherever they stand', () => {
    const faults = faultsOf({
      color: 1,
      move: { meta: { x: 1 }, activities: [{ ...exampleActivity, y: 1 }] },
    });
    expect(Object.keys(faults).sort()).toEqual(['color', 'move.activities.0.y', 'move.meta.x']);
  });

  it('refuses an activity without _id', () => {
    expect(faultsOf({ move: { activities: [{ estHours: 4 }] } })).toEqual({
      [`${ACTIVITY}._id`]: 'This field is required',
    });
  });

  it('says the sentences of the activity’s figures [R-MOVE-5]', () => {
    expect(
      faultsOf(withActivity({ numMovers: 0, truckCount: 1.5, estHours: 0, minTime: null })),
    ).toEqual({
      [`${ACTIVITY}.numMovers`]: 'Mover count must be a positive whole number',
      [`${ACTIVITY}.truckCount`]: 'Truck count must be a positive whole number',
      [`${ACTIVITY}.estHours`]: 'Estimated hours must be a positive number',
      [`${ACTIVITY}.minTime`]: 'Minimum hours must be a positive number',
    });
  });

  it('says of figures that are too large that they are', () => {
    expect(faultsOf(withActivity({ numMovers: 1e9, estHours: 1e9, minTime: 1e9 }))).toEqual({
      [`${ACTIVITY}.numMovers`]: `This field should be at most ${MOVE_LIMITS.movers}`,
      [`${ACTIVITY}.estHours`]: 'This field should be at most 10000',
      [`${ACTIVITY}.minTime`]: 'This field should be at most 10000',
    });
  });

  it('leaves what the pre-save checks say to them', () => {
    expect(faultsOf({ firstName: '', lastName: '' })).toEqual({});
    expect(faultsOf(withActivity({ activityDay: null }))).toEqual({});
    expect(faultsOf(withActivity({ operations: [{ moverCount: 4 }] }))).toEqual({});
    expect(faultsOf(withActivity({ activityDay: '11/21/2026' }))).toEqual({
      [`${ACTIVITY}.activityDay`]:
        'Invalid usage: provided dateString is not in expected YYYY-MM-DD format',
    });
  });

  it('checks drives, duration and movers of an operation [R-MOVE-10, R-TIME-8]', () => {
    const operations = [
      exampleOperation,
      {
        moverCount: 2.5,
        duration: 0.75,
        bookingEnvelope: { startingDriveTime: 0.1, endingDriveTime: -1 },
        date: 'tomorrow',
      },
    ];
    const at = `${ACTIVITY}.operations.1`;
    expect(faultsOf(withActivity({ operations }))).toEqual({
      [`${at}.moverCount`]: 'Must be whole number',
      [`${at}.duration`]: 'This field should be at least 1',
      [`${at}.date`]: 'This field should be an instant in ISO 8601, UTC',
      [`${at}.bookingEnvelope.startingDriveTime`]: 'Hours are given in steps of 0.25',
      [`${at}.bookingEnvelope.endingDriveTime`]: 'This field should be at least 0',
    });
    const manual = { bookingEnvelope: { startingDriveTime: null } };
    expect(faultsOf(withActivity({ operations: [manual] }))).toEqual({});
  });

  it('asks for the notes of an Early Start [R-MOVE-13]', () => {
    const faults = (operation: Record<string, unknown>) =>
      faultsOf(withActivity({ operations: [operation] }));
    const expected = {
      [`${ACTIVITY}.operations.0.earlyStartNotes`]:
        'Notes are required when Early Start is indicated.',
    };
    expect(faults({ earlyStart: true })).toEqual(expected);
    expect(faults({ earlyStart: true, earlyStartNotes: ' ' })).toEqual(expected);
    expect(faults({ earlyStart: true, earlyStartNotes: 'Key at 7' })).toEqual({});
    expect(faults({ _id: exampleOperation._id, earlyStart: true })).toEqual({});
  });
});
