import { exampleActivity, exampleCustomer } from '#modules/moves/contract/examples.fixture.js';
import type { CustomerView, MoveEmailView } from '#modules/moves/contract/customer.view.js';
import { leaveReasons, LEAVE_LABELS } from './leave-reasons';

const [rfq] = exampleCustomer.move.emails!;
const email = (template: MoveEmailView['template']): MoveEmailView => ({ ...rfq!, template });

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
  expect(leaveReasons(given({}), [])).toEqual([]);
  expect(leaveReasons(given({ booked: true, emails: [email('confirmation')] }), [])).toEqual([]);
  expect(leaveReasons(given({ booked: true, status: 'inactive' }), [])).toEqual([]);
  const canceled = { status: 'inactive', reconfirm: true } as const;
  expect(leaveReasons(given({ ...canceled, emails: [email('confirmation')] }), [])).toEqual([]);
});

it('says that the confirmation is pending, and what is unsaved with it [R-CUST-19]', () => {
  expect(leaveReasons(given({ booked: true, emails: [email('rfq')] }), ['phone'])).toEqual([
    LEAVE_LABELS.emailPending,
    '1 unsaved change: phone.',
  ]);
});

it('says what is unsaved, what must be reconfirmed and what has no truck [R-CUST-19]', () => {
  const confirmed = [email('autoconfirm')];
  expect(leaveReasons(given({}), ['phone', 'floor'])).toEqual(['2 unsaved changes: phone, floor.']);
  expect(leaveReasons(given({ emails: confirmed, reconfirm: true }), [])).toEqual([
    LEAVE_LABELS.reconfirm,
    LEAVE_LABELS.assignTruck,
  ]);
});
