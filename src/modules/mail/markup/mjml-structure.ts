/** Something in a template that cannot be compiled; `line` counts from 1. */
export interface MarkupFault {
  line: number;
  reason: string;
}

interface Tag {
  name: string;
  at: number;
  kind: 'opens' | 'closes' | 'stands alone';
}

const MJML_TAG = /^<(\/?)(mjml|mj-[a-z-]+)/i;
const LONGEST_NAME = 60;

/**
 * The first MJML tag that is not closed, closed by another, or not allowed; the compiler itself
 * fixes these silently. Reads every character once, however bad the text is.
 */
export function structureFault(mjml: string): MarkupFault | null {
  const open: Tag[] = [];
  for (const tag of mjmlTags(mjml)) {
    const fault = 'reason' in tag ? tag : faultOf(tag, open);
    if (fault) return { line: lineAt(mjml, fault.at), reason: fault.reason };
  }
  const left = open.at(-1);
  return left ? { line: lineAt(mjml, left.at), reason: `${left.name} is never closed` } : null;
}

/** The line, from 1, of a position. */
export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length;

interface Fault {
  at: number;
  reason: string;
}

function faultOf(tag: Tag, open: Tag[]): Fault | null {
  const { name, at, kind } = tag;
  if (name === 'mj-include') return { at, reason: 'mj-include is not available here' };
  if (kind === 'opens') open.push(tag);
  if (kind !== 'closes') return null;
  const last = open.pop();
  if (last?.name === name) return null;
  const reason = last ? `</${name}> stands where ${last.name} ends` : `</${name}> closes nothing`;
  return { at, reason };
}

function* mjmlTags(text: string): Generator<Tag | Fault, void> {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at);
      if (end < 0) {
        yield { at, reason: 'This comment is never closed' };
        return;
      }
      at = end;
      continue;
    }
    const [, slash, name] = MJML_TAG.exec(text.slice(at, at + LONGEST_NAME)) ?? [];
    if (!name) continue;
    const end = tagEnd(text, at);
    if (end < 0) {
      yield { at, reason: `The tag ${name} has no end` };
      return;
    }
    const alone = text[end - 1] === '/';
    const kind = slash ? 'closes' : alone ? 'stands alone' : 'opens';
    yield { name: name.toLowerCase(), at, kind };
    at = end;
  }
}

/** Where the `>` of a tag is, outside quotes; -1 when there is none. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}
