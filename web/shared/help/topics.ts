import { webRouteOf } from '#modules/access/contract/web-routes.js';

/** A part of the product that a person learns as one. */
export interface HelpTopic {
  /** Also its anchor on the help page. */
  id: string;
  title: string;
  /** In the notation of `WEB_ROUTES`; the first one without a parameter is linked from the help. */
  paths: readonly [string, ...string[]];
  /** What it is for: the line that everybody sees on their first visit. */
  purpose: string;
  /** What views of it are for that have a line of their own, by `view` in the address. */
  views?: Readonly<Record<string, string>>;
}

/** What a page says on the first visit. */
interface PageLine {
  /** What is kept once it is dismissed. */
  id: string;
  purpose: string;
  topic: HelpTopic;
}

const topic = (id: string, title: string, purpose: string, ...paths: [string, ...string[]]) => ({
  ...{ id, title, purpose },
  paths,
});

const BOARD_VIEWS: HelpTopic['views'] = {
  week: 'The week of a branch: a row for each truck, a column for each day, and how full each day is. A move opens its customer, the head of a day its board.',
  month:
    'The month of a branch: how much of the trucks’ time is booked each day, and how many moves have no truck yet. A day opens its board.',
};

/**
 * What the first line of a page says and the help explains, in the order of the menu. What each
 * part teaches is in `web/pages/help/guides.ts`.
 */
export const HELP_TOPICS: readonly HelpTopic[] = [
  topic(
    'today',
    'Today',
    'Whom to call next and why, who else waits for a word from you, and what is to be fixed of today and tomorrow. Each row has its one thing to do.',
    '/emma/today',
  ),
  topic(
    'customers',
    'Customers',
    'Everyone who asked for a move, with the next day of work and the emails they got. Open a row to see the whole move.',
    '/emma/customer',
  ),
  topic(
    'customer',
    'A customer’s page',
    'One customer’s whole move: contact, days, stops, estimate and trucks. The quote at the side always has the next step.',
    '/emma/customer/:id',
  ),
  topic(
    'leads',
    'New leads',
    'People who asked for a move and have not been called or written to. Call the longest waiting first: green turns yellow after an hour, red after four.',
    '/emma/leads',
  ),
  topic(
    'autobookings',
    'Autobookings',
    'Moves that customers booked on the web site. Call each one to confirm; a call snoozes the row for a day.',
    '/emma/autobookings',
  ),
  topic(
    'new-customer',
    'New customer',
    'Takes a name and a day while the caller is on the phone. Everything else can wait until the customer’s page is open.',
    '/emma/customer/create',
  ),
  topic(
    'free-times',
    'Anything free?',
    'When a job could be done, for a caller who is no customer yet: the best times first, with the reason. A row opens a new customer at that time.',
    '/emma/free',
  ),
  {
    ...topic(
      'board',
      'Move Manager',
      'A row for each truck with its crew, and its moves by time. Drag a move to another truck; its time stays.',
      '/emma/move',
      '/emma/move/:pathDay',
    ),
    views: BOARD_VIEWS,
  },
  topic(
    'closing',
    'Closing',
    'The jobs of a day and what is missing: when each started and finished. A day is closed when every job is complete.',
    '/emma/move/closing',
  ),
  topic(
    'day-sheet',
    'Day sheet',
    'The day on paper: one page for each truck, with its crew, stops, times and notes.',
    '/emma/move/:pathDay/print',
  ),
  topic(
    'branches',
    'Branches',
    'Where the company works from: phone, time zone, hourly rate, zip zones, online booking and the address that emails come from.',
    '/emma/admin/branch',
    '/emma/admin/branch/new',
    '/emma/admin/branch/:id',
  ),
  topic(
    'trucks',
    'Trucks',
    'Every truck of the company. One that is out of service is on no board.',
    '/emma/admin/truck',
    '/emma/admin/truck/new',
    '/emma/admin/truck/:id',
  ),
  topic(
    'employees',
    'Employees',
    'Everyone who works here and what they may do. The roles decide which pages a person sees.',
    '/emma/admin/employee',
    '/emma/admin/employee/new',
    '/emma/admin/employee/:id',
  ),
  topic(
    'company',
    'Company',
    'The name, logo, phone and color that customers see in emails and where they book online.',
    '/emma/admin/company',
  ),
  topic(
    'templates',
    'Email templates',
    'The emails that customers get. Merge fields such as {{customer.firstName}} are filled in for each customer.',
    '/emma/admin/template',
    '/emma/admin/template/new',
    '/emma/admin/template/:id',
  ),
  topic(
    'sources',
    'Marketing',
    'Where customers heard of the company. Each new customer names one, and the marketing report counts them.',
    '/emma/admin/marketing',
  ),
  topic(
    'problem-locations',
    'Problem locations',
    'Addresses where work was difficult before. Estimates and the board flag them.',
    '/emma/admin/problemlocations',
  ),
  topic(
    'constants',
    'Estimate constants',
    'The figures behind every automated estimate. A new version counts from its day on; older moves keep theirs.',
    '/emma/admin/constants',
  ),
  topic(
    'ranges',
    'Estimate ranges',
    'How good your estimates are, by how long your finished moves took, and what quotes may promise.',
    '/emma/admin/ranges',
  ),
  topic(
    'queues',
    'Job queues',
    'What the system does in the background: emails, reports, drive times. Look here when something does not arrive.',
    '/emma/admin/queues',
  ),
  topic(
    'audit',
    'Audit trail',
    'Who changed what and when, for the whole company. Nothing in it can be changed.',
    '/emma/admin/audit',
  ),
  topic(
    'reports',
    'Reports',
    'Moves, people and marketing in figures, last month first. Choose other days and run it; a long report is written in the background.',
    '/emma/report/moves',
    '/emma/report/manager',
    '/emma/report/marketing',
  ),
  topic(
    'schedule',
    'My Schedule',
    'When to be at the yard, on which truck, and where the job is. One button stamps the times of a job, with or without a network.',
    '/emma/account/myschedule',
    '/emma/account/job/:operationId',
  ),
  topic(
    'mailbox',
    'Local mailbox',
    'While no mail server is set up, every email to a customer ends here instead of going out.',
    '/emma/mailbox',
  ),
];

/** What a page belongs to, by its address; undefined for a page that explains itself. */
export function topicOf(pathname: string): HelpTopic | undefined {
  const path = webRouteOf(pathname)?.path;
  return HELP_TOPICS.find(({ paths }) => paths.some((one) => one === path));
}

/** The first line of a page, by its address; undefined for a page that explains itself. */
export function lineOf(here: { pathname: string; search: string }): PageLine | undefined {
  const topic = topicOf(here.pathname);
  if (!topic) return undefined;
  const view = new URLSearchParams(here.search).get('view') ?? '';
  const own = topic.views?.[view];
  return own
    ? { id: `${topic.id}-${view}`, purpose: own, topic }
    : { id: topic.id, purpose: topic.purpose, topic };
}

/** Where a topic is explained. */
export const helpLink = ({ id }: HelpTopic): string => `/emma/help#${id}`;
