import { BOOKING_STEPS } from './booking-steps.js';
import type { PageUnderTest } from './page-under-test.js';
import type { PageIds } from './page-ids.js';

const API = String.raw`/api/v3/`;
const call = (path: string): RegExp => new RegExp(`${API}${path}`);

/** Every page of the product. */
export const PAGES: readonly PageUnderTest[] = [
  { name: 'sign-in', path: () => '/signin', shown: 'Sign in', as: 'nobody' },
  ...BOOKING_STEPS,
  {
    name: 'today',
    path: () => '/emma/today',
    shown: 'Calls due',
    reads: call('customermgt/today'),
  },
  {
    name: 'customers',
    path: () => '/emma/customer',
    shown: 'All Customers',
    reads: call(String.raw`customer\?`),
  },
  { name: 'leads', path: () => '/emma/leads', shown: 'Leads', reads: call('customermgt/newleads') },
  {
    name: 'autobookings',
    path: () => '/emma/autobookings',
    shown: 'Autobookings',
    reads: call('customermgt/autobookings'),
  },
  {
    name: 'new customer',
    path: ({ branchId }) => `/emma/customer/create?branchId=${branchId}`,
    shown: 'Customer Details',
    reads: call('(branch|referrer)'),
  },
  {
    name: 'customer',
    path: ({ customerId }) => `/emma/customer/${customerId}`,
    shown: 'Operations',
    reads: call('customer/[0-9a-f]{24}$'),
    form: 'Move Alerts',
  },
  {
    name: 'customer for a mover',
    path: ({ customerId }) => `/emma/customer/${customerId}`,
    shown: 'Load',
    reads: call('customer/[0-9a-f]{24}$'),
    as: 'mover',
  },
  {
    name: 'board',
    path: ({ day, branchId }) => `/emma/move/${day}?branchId=${branchId}`,
    shown: 'Unassigned',
    reads: call('movemanager/day_view'),
  },
  {
    name: 'board by week',
    path: ({ day, branchId }) => `/emma/move/${day}?branchId=${branchId}&view=week`,
    shown: 'Week',
    reads: call('movemanager/'),
  },
  {
    name: 'board by month',
    path: ({ day, branchId }) => `/emma/move/${day}?branchId=${branchId}&view=month`,
    shown: 'Month',
    reads: call('movemanager/load'),
  },
  {
    name: 'board of a day gone by',
    path: ({ branchId }) => `/emma/move/2026-01-05?branchId=${branchId}`,
    shown: 'Unassigned',
  },
  {
    name: 'day sheet',
    path: ({ day, branchId }) => `/emma/move/${day}/print?branchId=${branchId}`,
    shown: 'Day sheet',
    reads: call('movemanager/'),
  },
  { name: 'trucks', path: () => '/emma/admin/truck', shown: 'Trucks', reads: call('truck') },
  { name: 'new truck', path: () => '/emma/admin/truck/new', shown: 'Abbreviation' },
  {
    name: 'truck',
    path: ({ truckId }) => `/emma/admin/truck/${truckId}`,
    shown: 'Abbreviation',
    reads: call('truck/'),
    form: 'Name',
  },
  {
    name: 'employees',
    path: () => '/emma/admin/employee',
    shown: 'Employees',
    reads: call(String.raw`employee\?`),
  },
  { name: 'new employee', path: () => '/emma/admin/employee/new', shown: 'Cohort' },
  {
    name: 'employee',
    path: ({ employeeId }) => `/emma/admin/employee/${employeeId}`,
    shown: 'Cohort',
    reads: call('employee/[0-9a-f]{24}'),
    form: 'Display Name',
  },
  {
    name: 'marketing',
    path: () => '/emma/admin/marketing',
    shown: 'Marketing',
    reads: call('referrer'),
  },
  { name: 'branches', path: () => '/emma/admin/branch', shown: 'Branches', reads: call('branch') },
  { name: 'new branch', path: () => '/emma/admin/branch/new', shown: 'Outbound' },
  {
    name: 'branch',
    path: ({ branchId }) => `/emma/admin/branch/${branchId}`,
    shown: 'Zip zones',
    reads: call('(branch/|zipzone)'),
    form: 'Name',
  },
  {
    name: 'email templates',
    path: () => '/emma/admin/template',
    shown: 'Email templates',
    reads: call('mailer/template'),
  },
  { name: 'new email template', path: () => '/emma/admin/template/new', shown: 'MJML source' },
  {
    name: 'email template',
    path: ({ templateId }) => `/emma/admin/template/${templateId}`,
    shown: 'MJML source',
    reads: call('mailer/template/'),
    form: 'Subject',
  },
  {
    name: 'problem locations',
    path: () => '/emma/admin/problemlocations',
    shown: 'Problem locations',
    reads: call('troublelocations'),
  },
  {
    name: 'problem location',
    path: ({ problemId }) => `/emma/admin/problemlocations?location=${problemId}`,
    shown: 'Address Details',
    reads: call('troublelocations'),
  },
  {
    name: 'estimate constants',
    path: () => '/emma/admin/constants',
    shown: 'House of 1,600 sq ft',
    reads: call('booking/currentconstants'),
  },
  { name: 'job queues', path: () => '/emma/admin/queues', shown: 'queues', reads: call('ops/') },
  { name: 'audit trail', path: () => '/emma/admin/audit', shown: 'Audit', reads: call('audit') },
  ...(['moves', 'manager', 'marketing'] as const).map((kind) => ({
    name: `${kind} report`,
    path: ({ day }: PageIds) => `/emma/report/${kind}?start=${day}&end=${day}`,
    shown: 'Report',
    reads: call('reports'),
  })),
  {
    name: 'my schedule',
    path: () => '/emma/account/myschedule',
    shown: 'Schedule For',
    reads: call('assignment/schedule'),
    as: 'mover',
  },
  { name: 'mailbox', path: () => '/emma/mailbox', shown: 'mailbox', reads: call('mailbox') },
  {
    name: 'email of the mailbox',
    path: ({ messageId }) => `/emma/mailbox?message=${messageId}`,
    shown: 'mailbox',
    reads: call('mailbox/'),
  },
  { name: 'no such page', path: () => '/emma/nowhere', shown: 'no page', isFrame: true },
  { name: 'a page of others', path: () => '/emma/admin/branch', shown: 'permission', as: 'mover' },
];
