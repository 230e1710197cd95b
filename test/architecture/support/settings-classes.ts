import { envBindings } from '#platform/config/env.js';
import { exportsOfEach, sourcesEndingIn } from './sources.js';

export type SettingsClass = new () => Record<string, unknown>;

const isSettings = (exported: unknown): exported is SettingsClass =>
  typeof exported === 'function' && envBindings(exported).length > 0;

/** Every class that reads environment variables. */
export async function settingsClasses(): Promise<SettingsClass[]> {
  const modules = await exportsOfEach(sourcesEndingIn('.config.ts'));
  return modules.flatMap((names) => Object.values(names).filter(isSettings));
}
