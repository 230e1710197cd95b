import type { CustomerFilterDto } from '#modules/customers/contract/customer-filter.dto.js';

export type FilterName = keyof CustomerFilterDto;

/** Every filter, in the order in which they are offered. */
const FILTER_NAMES: readonly FilterName[] = [
  'stage',
  'status',
  'manager',
  'source',
  'activityFrom',
  'activityTo',
  'requestedFrom',
  'requestedTo',
  'createdFrom',
  'createdTo',
  'silentDays',
  'sent',
  'confirmed',
];

/** What narrows the list down, as the address has it. */
export type ListFilters = Readonly<Partial<Record<FilterName, string>>>;

export const readFilters = (address: URLSearchParams): ListFilters =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** The filters with some changed; an empty one is gone. */
export const withFilters = (
  filters: ListFilters,
  change: Partial<Record<FilterName, string>>,
): ListFilters =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = change[name] ?? filters[name];
      return value ? [[name, value]] : [];
    }),
  );

/** The days that filters are about: the first and the last of each range, by its label. */
export const DAY_RANGES = [
  { label: 'Next activity', from: 'activityFrom', to: 'activityTo' },
  { label: 'Requested date', from: 'requestedFrom', to: 'requestedTo' },
  { label: 'Created', from: 'createdFrom', to: 'createdTo' },
] as const satisfies readonly { label: string; from: FilterName; to: FilterName }[];

export type DayRange = (typeof DAY_RANGES)[number];
