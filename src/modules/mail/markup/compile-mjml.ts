import type { MarkupFault } from './mjml-structure.js';
import { structureFault } from './mjml-structure.js';
import { templateFault } from './fill-fields.js';

/** HTML of a template with its merge fields still in it, or what is wrong with it. */
export type Compiled = { html: string; faults: [] } | { html: null; faults: MarkupFault[] };

/** A value that is a merge field can only be judged once it is filled in. */
const IS_MERGE_FIELD = /\{\{/;

interface MjmlFault {
  line: number;
  message: string;
}

/** Compiles MJML; fonts are never fetched from elsewhere and no file is included. */
export async function compileMjml(mjml: string): Promise<Compiled> {
  const fault = structureFault(mjml) ?? templateFault(mjml);
  if (fault) return { html: null, faults: [fault] };
  try {
    // Loaded at the first use: the compiler is large and many processes never need it.
    const { default: compile } = await import('mjml');
    const { html, errors } = await compile(mjml, {
      fonts: {},
      ignoreIncludes: true,
      useMjmlConfigOptions: false,
    });
    const faults = (errors as MjmlFault[])
      .filter(({ message }) => !IS_MERGE_FIELD.test(message))
      .map(({ line, message }) => ({ line, reason: message.trim() }));
    return faults.length > 0 ? { html: null, faults } : { html, faults: [] };
  } catch (error) {
    // What is no MJML at all has no line: it begins with the first.
    const reason = (error as Error).message.split('\n')[0] ?? '';
    return { html: null, faults: [{ line: 1, reason }] };
  }
}
