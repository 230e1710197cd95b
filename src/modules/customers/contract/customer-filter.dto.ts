import {
  all,
  checkedBy,
  converted,
  OptionalText,
  QueryOneOf,
  QueryWhole,
  QueryWords,
  TEXT_LIMITS,
} from '#kernel/validation/index.js';
import { isId } from '#kernel/ids.js';
import {
  CONTRACT_STAGES,
  CUSTOMER_STATUSES,
  EMAIL_TEMPLATES,
  type CustomerStatus,
  type EmailTemplate,
} from '#modules/moves/contract/move-terms.js';
import { isFilterDay, type FilterDay } from '../domain/relative-day.js';
import { MANAGERS, MAX_SILENT_DAYS } from './customer-list-terms.js';

const DAY_MESSAGE = 'This should be a day YYYY-MM-DD, or days from today such as 7d or -3d';
const MANAGER_MESSAGE = `This should be an employee's id, ${MANAGERS.me} or ${MANAGERS.nobody}`;

const absentIfEmpty = converted((value) => (value === '' ? undefined : value));

const DayFilter = (): PropertyDecorator =>
  all(
    absentIfEmpty,
    checkedBy('filterDay', (value) =>
      value === undefined || isFilterDay(value) ? null : DAY_MESSAGE,
    ),
  );

const isManager = (value: unknown): boolean =>
  isId(value) || value === MANAGERS.me || value === MANAGERS.nobody;

const ManagerFilter = (): PropertyDecorator =>
  all(
    absentIfEmpty,
    checkedBy('manager', (value) =>
      value === undefined || isManager(value) ? null : MANAGER_MESSAGE,
    ),
  );

const STAGES = Object.values(CONTRACT_STAGES).map(String);

/** What narrows the list of customers down; what is absent narrows nothing. Days include both ends. */
export class CustomerFilterDto {
  /** Numbers of stages, separated by commas. */
  @QueryWords(STAGES)
  stage?: string[];

  /** Instead of `filter`. */
  @QueryOneOf(CUSTOMER_STATUSES)
  status?: CustomerStatus;

  /** Who looks after the customer: an employee's id, `me`, or `none` for nobody. */
  @ManagerFilter()
  manager?: string;

  /** Name of a marketing source. Nobody has one for reduced readers. */
  @OptionalText(TEXT_LIMITS.line)
  source?: string;

  /** Next day of work, or the last one where all are over. */
  @DayFilter()
  activityFrom?: FilterDay;

  @DayFilter()
  activityTo?: FilterDay;

  @DayFilter()
  requestedFrom?: FilterDay;

  @DayFilter()
  requestedTo?: FilterDay;

  @DayFilter()
  createdFrom?: FilterDay;

  @DayFilter()
  createdTo?: FilterDay;

  /** No answer: written to or called this many days ago for the last time, and not booked. */
  @QueryWhole({ min: 1, max: MAX_SILENT_DAYS })
  silentDays?: number;

  /** An email of this kind was sent. */
  @QueryOneOf(EMAIL_TEMPLATES)
  sent?: EmailTemplate;

  /** Booked, and confirmed to the customer as it is, or not. */
  @QueryOneOf(['yes', 'no'])
  confirmed?: 'yes' | 'no';
}
