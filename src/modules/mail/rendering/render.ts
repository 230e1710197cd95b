import { MAIL_LIMITS } from '../contract/mail-terms.js';
import { withPreviewLine } from '../contract/preview-line.js';
import { compileMjml } from '../markup/compile-mjml.js';
import { fillLine } from '../markup/fill-fields.js';
import { isVisible } from '../markup/plain-text.js';
import { safeHtml } from '../markup/safe-html.js';
import { TooMuch } from '../markup/too-much.js';
import type { RenderAnswer, RenderTask } from './render-task.js';

/** Does a task, however long it takes: run it in a side process. */
export async function render(task: RenderTask): Promise<RenderAnswer> {
  try {
    return bounded(await answer(task));
  } catch (error) {
    if (error instanceof TooMuch) return { kind: 'tooMuch', limit: error.limit, line: error.line };
    // Elements nested so deep that the stack overflows.
    if (error instanceof RangeError) return { kind: 'tooMuch', limit: 'memory' };
    throw error;
  }
}

async function answer(task: RenderTask): Promise<RenderAnswer> {
  if (task.kind === 'makeSafe') {
    const html = safeHtml(task.html);
    return isVisible(html) ? { kind: 'done', html } : { kind: 'empty' };
  }
  const { html, faults } = await compileMjml(task.mjml, task.fields);
  if (html === null) return { kind: 'faults', faults };
  return { kind: 'done', html: task.kind === 'preview' ? asSent(html, task) : html };
}

/** What becomes of a filled template when it is sent, so that nobody previews anything else. */
function asSent(html: string, { preview, fields }: { preview: string; fields?: object }): string {
  const line = fields ? fillLine(preview, fields as Record<string, unknown>) : preview;
  return safeHtml(withPreviewLine(html, line));
}

function bounded(answered: RenderAnswer): RenderAnswer {
  const isTooLarge =
    answered.kind === 'done' && Buffer.byteLength(answered.html) > MAIL_LIMITS.bytes;
  return isTooLarge ? { kind: 'tooMuch', limit: 'size' } : answered;
}
