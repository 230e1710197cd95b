import compile from 'mjml';
import { MAIL_LIMITS } from '../contract/mail-terms.js';
import type { Fillable } from './fill-fields.js';
import { readFields } from './fill-fields.js';
import type { MarkupFault } from './mjml-structure.js';
import { structureFault } from './mjml-structure.js';
import { TooMuch } from './too-much.js';

/** HTML of a template with its merge fields still in it, or what is wrong with it. */
export type Compiled = { html: string; faults: [] } | { html: null; faults: MarkupFault[] };

interface MjmlFault {
  line: number;
  message: string;
}

/** A value with a merge field can only be checked once it is filled in. */
const IS_MERGE_FIELD = /\{\{/;

const SETTINGS = { fonts: {}, ignoreIncludes: true, useMjmlConfigOptions: false };

/**
 * Compiles MJML, and fills in `fields` if they are given; fonts are never fetched and no file is
 * included.
 * @throws TooMuch when the HTML is too large or merge blocks are nested too deep; RangeError when
 * elements are
 */
export async function compileMjml(
  mjml: string,
  fields?: Record<string, unknown>,
): Promise<Compiled> {
  const fault = structureFault(mjml);
  if (fault) return { html: null, faults: [fault] };
  const compiled = await toHtml(mjml);
  if (compiled.html === null) return compiled;
  // Reading merge fields takes a hundred times the memory of the text.
  if (Buffer.byteLength(compiled.html) > MAIL_LIMITS.bytes) throw new TooMuch('size');
  const read = readWith(mjml, () => readFields(compiled.html));
  if (!('fill' in read)) return { html: null, faults: [read] };
  return fields ? { html: read.fill(fields), faults: [] } : compiled;
}

/**
 * The HTML is read, because the compiler moves things around; if it has a fault, the source is read
 * too, to name the line.
 */
function readWith(mjml: string, read: () => Fillable | MarkupFault): Fillable | MarkupFault {
  try {
    const found = read();
    if ('fill' in found) return found;
    const inSource = readFields(mjml);
    return 'fill' in inSource ? { line: 1, reason: found.reason } : inSource;
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    readFields(mjml);
    throw new TooMuch(error.limit);
  }
}

/** Templates that name no language are in that of the company's other texts. */
const inEnglish = (html: string): string =>
  html.replace(/(<html |role="article" )lang="und"/g, '$1lang="en"');

async function toHtml(mjml: string): Promise<Compiled> {
  try {
    const { html, errors } = await compile(mjml, SETTINGS);
    const faults = named(errors as MjmlFault[]);
    return faults.length > 0 ? { html: null, faults } : { html: inEnglish(html), faults: [] };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // Only strict mode names lines when there is no document at all.
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
