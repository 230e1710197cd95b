import type { PlanningSettings } from '#modules/branches/contract/planning.js';

type Weight = keyof PlanningSettings['slotWeights'] & string;
type PlannerWeight = keyof PlanningSettings['plannerWeights'] & string;
/** A setting by its path, such as `slotWeights.gap`. */
export type SettingPath =
  | Exclude<keyof PlanningSettings, 'slotWeights' | 'plannerWeights'>
  | `slotWeights.${Weight}`
  | `plannerWeights.${PlannerWeight}`;

/** What people call the settings. */
export const SETTING_LABELS: Readonly<Record<SettingPath, string>> = {
  directLegs: 'Drive from one move straight to the next',
  arrivalWindows: 'Promise arrival windows',
  publicRanking: 'Show the best times first online',
  turnaroundMinutes: 'Time between two such moves',
  longestWaitMinutes: 'Longest wait between them',
  windowMinutes: 'Length of a window',
  shortestJobHours: 'Shortest job',
  'slotWeights.gap': 'A minute left unusable',
  'slotWeights.open': 'Another truck goes out',
  'slotWeights.lift': 'A lift truck without need',
  'slotWeights.lead': 'A lead short',
  'slotWeights.mover': 'A mover short',
  'slotWeights.load': 'A full day',
  'slotWeights.loadFrom': 'A day counts as full from',
  'slotWeights.risk': 'A minute that a customer may wait',
  weeklyHours: 'Most hours of a person in a week',
  rentalLeadMinutes: 'Until a rental is there',
  'plannerWeights.truckChange': 'A move on another truck',
  'plannerWeights.start': 'A minute of another start',
  'plannerWeights.drive': 'A minute at the wheel',
  'plannerWeights.overtime': 'A minute of a truck over ten hours',
  'plannerWeights.unserved': 'A move without a truck',
};

const UNITS: Readonly<Partial<Record<SettingPath, string>>> = {
  turnaroundMinutes: 'min',
  longestWaitMinutes: 'min',
  windowMinutes: 'min',
  shortestJobHours: 'h',
  weeklyHours: 'h',
  rentalLeadMinutes: 'min',
};

const isPath = (path: string): path is SettingPath => Object.hasOwn(SETTING_LABELS, path);

/** Each setting with its path. */
export const settingsByPath = (settings: PlanningSettings): [SettingPath, unknown][] =>
  Object.entries(settings)
    .flatMap(([name, value]: [string, unknown]): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, part]: [string, unknown]) => [`${name}.${key}`, part])
        : [[name, value]],
    )
    .filter((entry): entry is [SettingPath, unknown] => isPath(entry[0]));

function showSetting(path: SettingPath, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const unit = UNITS[path];
  return unit ? `${String(value)} ${unit}` : String(value);
}

/** A setting that two versions do not share. */
export interface SettingChange {
  path: SettingPath;
  before: unknown;
  after: unknown;
}

export function settingChanges(before: PlanningSettings, after: PlanningSettings): SettingChange[] {
  const known = new Map(settingsByPath(before));
  return settingsByPath(after)
    .filter(([path, value]) => known.get(path) !== value)
    .map(([path, value]) => ({ path, before: known.get(path), after: value }));
}

/** `Length of a window: 180 min → 120 min`. */
export const changeLabel = ({ path, before, after }: SettingChange): string =>
  `${SETTING_LABELS[path]}: ${showSetting(path, before)} → ${showSetting(path, after)}`;
