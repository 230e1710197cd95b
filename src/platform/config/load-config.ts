import type { FactoryProvider, Type } from '@nestjs/common';
import { validateSync } from 'class-validator';
import { CannotStart } from './cannot-start.js';
import { envBindings } from './env.js';

/** A start that cannot go on because a setting is missing or malformed. */
export class ConfigError extends CannotStart {}

/**
 * Reads a settings class from the environment and validates it.
 * @throws ConfigError with one sentence that names the variable.
 */
export function loadConfig<T extends object>(
  settings: Type<T>,
  environment: NodeJS.ProcessEnv = process.env,
): T {
  const config = new settings();
  const bindings = envBindings(settings);
  for (const { property, variable, parse } of bindings) {
    const text = environment[variable];
    if (text !== undefined && text !== '') Object.assign(config, { [property]: parse(text) });
  }
  const fault = validateSync(config)[0];
  if (fault) {
    const variable = bindings.find((binding) => binding.property === fault.property)?.variable;
    const reason = Object.values(fault.constraints ?? {})[0] ?? 'is not valid';
    throw new ConfigError(
      `The setting ${variable ?? fault.property} ${reason.replace(`${fault.property} `, '')}.`,
    );
  }
  return Object.freeze(config);
}

/** Makes a settings class injectable; it is read once, when the module starts. */
export const provideConfig = <T extends object>(settings: Type<T>): FactoryProvider<T> => ({
  provide: settings,
  useFactory: () => loadConfig(settings),
});

/** For who has to know it where the settings themselves may be what is wrong. */
export const inProduction = (): boolean => process.env['NODE_ENV'] === 'production';
