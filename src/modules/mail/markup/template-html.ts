import { invalidFields } from '../../../kernel/domain-error.js';
import { mjmlFault } from '../contract/errors.js';
import { compileMjml } from './compile-mjml.js';

/**
 * The HTML of a template's MJML, merge fields still in it.
 * @throws DomainError 400 on `mjml`, each fault with its line
 */
export async function templateHtml(mjml: string): Promise<string> {
  const compiled = await compileMjml(mjml);
  if (compiled.html !== null) return compiled.html;
  throw invalidFields(
    compiled.faults.map(({ line, reason }) => ({ path: 'mjml', message: mjmlFault(line, reason) })),
  );
}
