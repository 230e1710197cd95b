import { isId } from '#kernel/ids.js';
import type { AuditEventView } from '#modules/ops/contract/audit.view.js';
import type { SeatPosition } from '#modules/scheduling/contract/limits.js';
import { SEAT_NAMES } from '#modules/scheduling/contract/schedule-labels.js';
import { showDay, showInstant, showPhone } from '../../../shared/format';
import { fieldName, fieldLabel, type Names } from '../../../shared/labels';

/** What ids are called, and the zone in which moments are shown. */
export interface AuditContext {
  names: Names;
  timezone: string;
}

/** What people call the kinds of things in the trail. */
export const ENTITY_LABELS: Readonly<Record<string, string>> = {
  customer: 'Customer',
  employee: 'Employee',
  truck: 'Truck',
  branch: 'Branch',
  company: 'Company',
  day: 'Day',
  crew: 'Crew',
  referrer: 'Referral sources',
  zipzone: 'Zip zones',
  problemlocation: 'Problem location',
  savedview: 'View of the customers list',
  constants: 'Estimate constants',
  template: 'Email template',
  queue: 'Job queue',
  job: 'Job',
};

const TYPE_LABELS: Readonly<Record<string, string>> = {
  CREATED: 'Created',
  UPDATED: 'Changed',
  PHONED: 'Call',
  EMAILED: 'Email',
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

export const showEntity = (entity: string): string => ENTITY_LABELS[entity] ?? sentence(entity);

/** What only the server reads of an event's data. */
const UNTOLD = ['undoes', 'endedHold'];

/** `RETRIED` → `Retried`, if the event's data says more than its type. */
export function showEventType({ type, data }: AuditEventView): string {
  const { action } = data;
  if (typeof action === 'string') return sentence(action.toLowerCase().replaceAll('_', ' '));
  if (typeof data.undoes === 'string') return 'Undone';
  return TYPE_LABELS[type] ?? 'Other';
}

/** A link, if the thing has a page of its own. */
export const linkOf = ({ entity, entityId }: AuditEventView): string | null => {
  const page = PAGES[entity];
  return page ? `${page}/${entityId}` : null;
};

/** `defaultHourlyRate` → `Default hourly rate`. */
const plainName = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  // The value next to it is a name, not an id.
  return sentence(words.replace(/ ids?$/, ''));
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const isPlaceholder = (part: string): boolean => /^\d+$|^[0-9a-f]{24}$/.test(part);

/** A field of a thing; fields of a customer are called as on the customer's page. */
export function showField(entity: string, field: string, names: Names): string {
  if (entity === 'customer') {
    const { places, field: own } = fieldLabel(field, names);
    return [...places, own].filter(Boolean).join(' · ');
  }
  if (isDay(field)) return showDay(field);
  return plainName(field.split('.').findLast((part) => !isPlaceholder(part)) ?? field);
}

const isSeat = (name: string, value: unknown): value is SeatPosition =>
  name === 'position' && typeof value === 'number' && value in SEAT_NAMES;

/** A property of what happened, such as `branch Denver`. */
function showProperty(entity: string, name: string, value: unknown, context: AuditContext): string {
  if (isSeat(name, value)) return `seat ${SEAT_NAMES[value]}`;
  const called = entity === 'customer' ? fieldName(name) : plainName(name);
  return `${called.toLowerCase()} ${showOf(entity, name, value, context)}`;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '';

function showText(text: string, { names, timezone }: AuditContext): string {
  if (INSTANT.test(text)) return showInstant(text, timezone);
  if (isId(text)) return names.get(text) ?? 'no longer known';
  return isDay(text) ? showDay(text) : text;
}

/** A value as people read it, ids by their names; a dash for nothing. */
function showValue(entity: string, value: unknown, context: AuditContext): string {
  if (isNothing(value)) return '–';
  if (typeof value === 'string') return showText(value, context);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((each) => showValue(entity, each, context)).join('; ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, inner]) => !isNothing(inner))
    .map(([name, inner]) => showProperty(entity, name, inner, context))
    .join(', ');
}

const IS_PHONE = /(?:^|\.)(?:phone|altPhone)$/;

/** The value of a field or a property; phones in their usual form. */
export function showOf(
  entity: string,
  name: string,
  value: unknown,
  context: AuditContext,
): string {
  const isPhone = typeof value === 'string' && value !== '' && IS_PHONE.test(name);
  return isPhone ? showPhone(value) : showValue(entity, value, context);
}

/** What else an event says, as people read it. */
export const factsOf = (
  { entity, data }: AuditEventView,
  context: AuditContext,
): [string, string][] =>
  Object.entries(data)
    .filter(([name, value]) => !isNothing(value) && !UNTOLD.includes(name))
    .map(([name, value]) => [plainName(name), showOf(entity, name, value, context)]);

/** The thing's name, if it has one; a day is `<branch>:<day>`. */
export function nameOf(event: AuditEventView, names: Names): string | null {
  const { entity, entityId, entityName } = event;
  if (entity !== 'day') return entityName ?? names.get(entityId) ?? null;
  const [branchId = '', day = ''] = entityId.split(':');
  return `${names.get(branchId) ?? ''} ${showDay(day)}`.trim();
}

const SUMMED_UP = 2;

/** What says most about an event without changes. */
const TELLING = ['name', 'subject', 'reason', 'notes', 'address'];

/** The first changes in one line, or what else the event says. */
export function summaryOf(
  { entity, type, changes, data }: AuditEventView,
  context: AuditContext,
): string {
  if (changes.length === 0) {
    const told = TELLING.map((name) => data[name]).find((value) => !isNothing(value));
    return told === undefined ? '' : showValue(entity, told, context);
  }
  const told = changes.slice(0, SUMMED_UP).map(({ field, before, after }) => {
    const [was, is] = [before, after].map((value) => showOf(entity, field, value, context));
    const value = type === 'CREATED' ? is : `${was} → ${is}`;
    return `${showField(entity, field, context.names)}: ${value}`;
  });
  const rest = changes.length - SUMMED_UP;
  return [...told, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
