import type {
  AuditChangeView,
  AuditEventView,
} from '../../../../src/modules/ops/contract/audit.view';

/** Kinds of things that the trail tells of, as people call them. */
export const ENTITY_WORDS: Readonly<Record<string, string>> = {
  customer: 'Customer',
  employee: 'Employee',
  truck: 'Truck',
  branch: 'Branch',
  day: 'Day of a branch',
  referrer: 'Referral sources',
  zipzone: 'Zip zones',
  problemlocation: 'Problem location',
  constants: 'Estimate constants',
  template: 'E-mail template',
  queue: 'Job queue',
  job: 'Job',
};

const TYPE_WORDS: Readonly<Record<string, string>> = {
  CREATED: 'Created',
  UPDATED: 'Changed',
  PHONED: 'Call',
  EMAILED: 'E-mail',
  ESTIMATED: 'Estimated',
  BOOKED: 'Booked',
  CLOSED: 'Closed',
};

const PAGES: Readonly<Record<string, string>> = {
  customer: '/emma/customer',
  employee: '/emma/admin/employee',
  truck: '/emma/admin/truck',
  branch: '/emma/admin/branch',
};

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const showEntity = (entity: string): string => ENTITY_WORDS[entity] ?? sentence(entity);

/** `RETRIED` → `Retried`, where the event's data says more than its type. */
export function showEventType({ type, data }: AuditEventView): string {
  const { action } = data;
  if (typeof action === 'string') return sentence(action.toLowerCase().replaceAll('_', ' '));
  return TYPE_WORDS[type] ?? 'Other';
}

/** Where the thing has a page of its own. */
export const linkOf = ({ entity, entityId }: AuditEventView): string | null => {
  const page = PAGES[entity];
  return page ? `${page}/${entityId}` : null;
};

/** `move.activities.0.numMovers` → `Num movers`. */
export function showField(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$|^[0-9a-f]{24}$/.test(part)) ?? field;
  return sentence(name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase());
}

/** A value as one can read it; nothing as a dash. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return JSON.stringify(value);
}

const SUMMED_UP = 2;

/** The first changes in a line. */
export function summaryOf(changes: readonly AuditChangeView[]): string {
  const told = changes
    .slice(0, SUMMED_UP)
    .map(
      ({ field, before, after }) =>
        `${showField(field)}: ${showValue(before)} → ${showValue(after)}`,
    );
  const rest = changes.length - SUMMED_UP;
  return [...told, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
