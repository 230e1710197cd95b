import { showPhone } from '#kernel/phone.js';
import type { CalendarEntry } from './calendar-entries.js';

type Managers = Pick<
  CalendarEntry,
  'acting_name' | 'acting_phone' | 'support_name' | 'support_phone'
>;

/** Whom to ask that day, one line for each manager. */
export const managersText = (entry: Managers): string =>
  [
    line('Acting Manager', entry.acting_name, entry.acting_phone),
    line('Support Manager', entry.support_name, entry.support_phone),
  ]
    .filter((text) => text !== '')
    .join('\n');

const line = (role: string, name: string | null, phone: string | null): string =>
  name === null ? '' : `${role}: ${[name, showPhone(phone)].filter(Boolean).join(', ')}`;
