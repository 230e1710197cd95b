import { exampleActivity, exampleCustomer } from '#modules/moves/contract/examples.fixture.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { showDayNamed, showMoney } from '../../../shared/format';
import type { OperationValues } from '../form/values';
import { asQuoted, moveTotals } from '#modules/moves/contract/estimating.js';
import { costsOf } from '../estimate/costs';
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

/** Rate, hours and movers of the example make the estimate. */
const priced = (actualPrice: number | null): CustomerView => {
  const customer = given(row('a', 4, 0.5));
  return { ...customer, move: { ...customer.move, meta: { ...customer.move.meta, actualPrice } } };
};
const ofPrice = (typed: number, before: number | null = null): string | null =>
  questionBeforeSave(priced(typed), priced(before));
const ESTIMATE = moveTotals(
  [exampleActivity].map((activity) =>
    asQuoted(costsOf({ ...activity, estHours: 4 }, exampleCustomer.move.meta.rate ?? 0, [])),
  ),
).curTotalEstimate;

describe('the questions before a save', () => {
  it('are none where all agrees', () => {
    expect(questionBeforeSave(given(row('a', 4, 0.5)), given(row('a', 4, 0.5)))).toBeNull();
  });

  it('are asked at once, each with its day and truck [R-SAVE-10]', () => {
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

  it('leave out a drive buffer that is stored so already [R-SAVE-10]', () => {
    const stored = given(row('a', 4, 0));
    expect(questionBeforeSave(given(row('a', 4, 0)), stored)).toBeNull();
    expect(questionBeforeSave(given(row('a', 4, 0), row('b', 4, 0)), stored)).toMatch(
      /drive buffer.*\n.*, truck 2$/,
    );
  });

  it('are about an Actual Cost beyond three times the estimate or under a third of it [R-SAVE-12]', () => {
    expect(ESTIMATE).toBeGreaterThan(0);
    expect(ofPrice(99_999)).toBe(
      `The Actual Cost of $99,999.00 is more than three times the estimate of ${showMoney(ESTIMATE)}. Is it right?`,
    );
    expect(ofPrice(1)).toMatch(
      /^The Actual Cost of \$1.00 is less than a third of the estimate of /,
    );
    expect(ofPrice(ESTIMATE * 3 + 0.01)).not.toBeNull();
    expect(ofPrice(ESTIMATE / 3 - 0.01)).not.toBeNull();
    for (const near of [ESTIMATE, ESTIMATE * 3, ESTIMATE * 0.34]) expect(ofPrice(near)).toBeNull();
  });

  it('are not about an Actual Cost that is stored so already [R-SAVE-12]', () => {
    expect(ofPrice(99_999, 99_999)).toBeNull();
  });
});
