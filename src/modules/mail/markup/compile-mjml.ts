import { templateFault } from './fill-fields.js';
import type { MarkupFault } from './mjml-structure.js';
import { structureFault } from './mjml-structure.js';

/** HTML of a template with its merge fields still in it, or what is wrong with it. */
export type Compiled = { html: string; faults: [] } | { html: null; faults: MarkupFault[] };

interface MjmlFault {
  line: number;
  message: string;
}

/** A value that is a merge field can only be judged once it is filled in. */
const IS_MERGE_FIELD = /\{\{/;

const SETTINGS = { fonts: {}, ignoreIncludes: true, useMjmlConfigOptions: false };

/** Compiles MJML; fonts are never fetched from elsewhere and no file is included. */
export async function compileMjml(mjml: string): Promise<Compiled> {
  const fault = structureFault(mjml) ?? templateFault(mjml);
  if (fault) return { html: null, faults: [fault] };
  // Loaded at the first use: the compiler is large and many processes never need it.
  const { default: compile } = await import('mjml');
  try {
    const { html, errors } = await compile(mjml, SETTINGS);
    const faults = named(errors as MjmlFault[]);
    return faults.length > 0 ? { html: null, faults } : { html, faults: [] };
  } catch (error) {
    // Only the strict way names lines when there is no document at all.
    const strict = await compile(mjml, { ...SETTINGS, validationLevel: 'strict' }).then(
      () => [],
      ({ errors }: { errors?: MjmlFault[] }) => named(errors ?? []),
    );
    const reason = (error as Error).message.split('\n')[0] ?? '';
    return { html: null, faults: strict.length > 0 ? strict : [{ line: 1, reason }] };
  }
}

const named = (errors: MjmlFault[]): MarkupFault[] =>
  errors
    .filter(({ message }) => !IS_MERGE_FIELD.test(message))
    .map(({ line, message }) => ({ line, reason: message.trim() }));
