import { exampleActivity, exampleCustomer } from '#modules/moves/contract/examples.fixture.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { showDayNamed } from '../../../shared/format';
import type { OperationValues } from '../form/values';
import { questionBeforeSave } from './save-questions';

const [OPERATION] = exampleActivity.operations;
const row = (id: string, duration: number, endingDriveTime: number): OperationValues => ({
  ...structuredClone(OPERATION!),
  _id: id,
  duration,
  bookingEnvelope: { ...OPERATION!.bookingEnvelope, startingDriveTime: 0.5, endingDriveTime },
});
const given = (...operations: OperationValues[]): CustomerView =>
  ({
    ...exampleCustomer,
    move: {
      ...exampleCustomer.move,
      activities: [{ ...exampleActivity, estHours: 4, operations }],
    },
  }) as CustomerView;
const day = showDayNamed(exampleActivity.activityDay);

describe('the questions before a save', () => {
  it('are none where all agrees', () => {
    expect(questionBeforeSave(given(row('a', 4, 0.5)), given(row('a', 4, 0.5)))).toBeNull();
  });

  it('are asked at once, each with its day and truck', () => {
    const typed = given(row('a', 5, 0.5), row('b', 6, 0));
    expect(questionBeforeSave(typed, given(row('a', 4, 0.5), row('b', 4, 0.5)))).toBe(
      [
        'At least one operation has a duration mismatch with one of the activities estimate hours. Do you want to save anyway?',
        `${day}, truck 1`,
        `${day}, truck 2`,
        '',
        'At least one drive buffer is scheduled without drive time, do you want to save anyway?',
        `${day}, truck 2`,
      ].join('\n'),
    );
  });

  it('leave out a drive buffer that is stored so already', () => {
    const stored = given(row('a', 4, 0));
    expect(questionBeforeSave(given(row('a', 4, 0)), stored)).toBeNull();
    expect(questionBeforeSave(given(row('a', 4, 0), row('b', 4, 0)), stored)).toMatch(
      /drive buffer.*\n.*, truck 2$/,
    );
  });
});
