import { exampleActivity, exampleCustomer } from '#modules/moves/contract/examples.fixture.js';
import type { CustomerView, MoveEmailView } from '#modules/moves/contract/customer.view.js';
import { leaveReasons, LEAVE_LABELS } from './leave-reasons';

const [rfq] = exampleCustomer.move.emails!;
const email = (
  template: MoveEmailView['template'],
  status: MoveEmailView['status'] = 'sent',
): MoveEmailView => ({ ...rfq!, template, status });
/** The example's day is November 21. */
const on =
  (today: string) =>
  (customer: CustomerView, changes: string[] = []) =>
    leaveReasons(customer, changes, () => today);
const reasons = on('2026-11-20');

const given = (change: {
  emails?: MoveEmailView[];
  booked?: boolean;
  reconfirm?: boolean;
  status?: CustomerView['status'];
}): CustomerView => ({
  ...exampleCustomer,
  status: change.status ?? 'active',
  move: {
    meta: { ...exampleCustomer.move.meta, reconfirm: change.reconfirm ?? false },
    emails: change.emails ?? [],
    activities: [
      {
        ...exampleActivity,
        operations: exampleActivity.operations.map((one) => ({
          ...one,
          truck: change.booked ? one.truck : null,
        })),
      },
    ],
  },
});

it('lets go of a customer with nothing pending [R-CUST-32]', () => {
  expect(reasons(given({}))).toEqual([]);
  expect(reasons(given({ booked: true, emails: [email('confirmation')] }))).toEqual([]);
  expect(reasons(given({ booked: true, status: 'inactive' }))).toEqual([]);
  const canceled = { status: 'inactive', reconfirm: true } as const;
  expect(reasons(given({ ...canceled, emails: [email('confirmation')] }))).toEqual([]);
});

it('says that the confirmation is pending, and what is unsaved with it [R-CUST-19]', () => {
  expect(reasons(given({ booked: true, emails: [email('rfq')] }), ['phone'])).toEqual([
    LEAVE_LABELS.emailPending,
    '1 unsaved change: phone.',
  ]);
});

it('says what is unsaved, what must be reconfirmed and what has no truck [R-CUST-19]', () => {
  const confirmed = [email('autoconfirm')];
  expect(reasons(given({}), ['phone', 'floor'])).toEqual(['2 unsaved changes: phone, floor.']);
  expect(reasons(given({ booked: true, emails: confirmed, reconfirm: true }))).toEqual([
    LEAVE_LABELS.reconfirm,
  ]);
  expect(reasons(given({ emails: confirmed }))).toEqual([LEAVE_LABELS.assignTruck]);
});

it('goes by the marks of the board: a week ahead at most, nothing of a day that is over [R-BOARD-60]', () => {
  const never = given({ booked: true });
  const days = ['2026-11-13', '2026-11-14', '2026-11-21', '2026-11-22'];
  const pending = [LEAVE_LABELS.emailPending];
  expect(days.map((day) => on(day)(never))).toEqual([[], pending, pending, []]);
  const changed = given({ booked: true, reconfirm: true, emails: [email('confirmation')] });
  const again = [LEAVE_LABELS.reconfirm];
  expect(days.map((day) => on(day)(changed))).toEqual([again, again, again, []]);
});

it('takes an email as sent once it was delivered, as the marks of the board do [R-BOARD-60]', () => {
  const after = (status: MoveEmailView['status']) =>
    reasons(given({ booked: true, emails: [email('confirmation', status)] })).length > 0;
  expect((['queued', 'sending', 'sent', 'failed', 'unknown'] as const).map(after)).toEqual([
    ...[true, true, false, true, true],
  ]);
});
