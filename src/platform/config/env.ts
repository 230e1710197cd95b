import 'reflect-metadata';

/** How the text of an environment variable becomes the value of a setting. */
export type EnvParse = (text: string) => unknown;

interface EnvBinding {
  property: string;
  variable: string;
  parse: EnvParse;
}

const BINDINGS = Symbol('env-bindings');

/** `a, b` → its entries. */
export const asList = (text: string): string[] => text.split(',').map((entry) => entry.trim());
const asText: EnvParse = (text) => text;

/** Binds a property of a settings class to one environment variable; the property's initial value is the default. */
export const Env =
  (variable: string, parse: EnvParse = asText): PropertyDecorator =>
  (target, property) => {
    const known = envBindings(target.constructor);
    Reflect.defineMetadata(
      BINDINGS,
      [...known, { property: String(property), variable, parse }],
      target.constructor,
    );
  };

export const envBindings = (settings: object): EnvBinding[] =>
  (Reflect.getMetadata(BINDINGS, settings) as EnvBinding[] | undefined) ?? [];
