import { randomUUID } from 'node:crypto';

/** Nobody can type it: each process makes a new one. */
const MARK = randomUUID();
const MARKED = `"${MARK}"`;

/** The written JSON inside the value that is being serialized; null while none is. */
let found: string[] | null = null;

class WrittenJson {
  constructor(private readonly text: string) {}

  toJSON(): unknown {
    if (!found) return JSON.parse(this.text);
    found.push(this.text);
    return MARK;
  }
}

/**
 * JSON of a `T` that is already written, by the database for instance, for use inside an answer. It
 * goes out unchanged, never parsed and written again; nobody may look into it.
 */
export const writtenJson = <T>(text: string): T => new WrittenJson(text) as T;

/** `JSON.stringify` of an answer that may contain written JSON. */
export function writeJson(value: unknown): string {
  const texts: string[] = [];
  found = texts;
  try {
    const text = JSON.stringify(value);
    if (texts.length === 0) return text;
    const parts = text.split(MARKED);
    return parts.flatMap((part, n) => [part, texts[n] ?? '']).join('');
  } finally {
    found = null;
  }
}
