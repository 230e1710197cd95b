import { randomUUID } from 'node:crypto';

/** Nobody can type it: it is recreated with each process. */
const MARK = randomUUID();
const MARKED = `"${MARK}"`;

/** What the value that is being written holds; null while none is. */
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
 * JSON of a `T` that is written already, by the database for instance, to stand somewhere in an
 * answer. It goes out as it came, never read and written again; nobody may look into it.
 */
export const writtenJson = <T>(text: string): T => new WrittenJson(text) as T;

/** `JSON.stringify` of an answer, with written JSON where it stands. */
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
