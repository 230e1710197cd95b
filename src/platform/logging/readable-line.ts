const LEVELS: Readonly<Record<number, string>> = { 20: 'debug', 40: 'WARNING', 50: 'ERROR' };
/** What is in every line, or is only for programs. */
const LEFT_OUT = [
  'level',
  'time',
  'pid',
  'hostname',
  'context',
  'msg',
  'err',
  'stack',
  'requestId',
  'actor',
];

interface Line {
  level: number;
  /** Milliseconds since 1970. */
  time: number;
  context?: string;
  msg?: string;
  err?: { message?: string; stack?: string };
  stack?: string;
  [more: string]: unknown;
}

/**
 * A line of the log, one JSON object, as people read it: `9:41:05 WARNING Queues: Redis is away`.
 */
export function readableLine(json: string): string {
  const line = JSON.parse(json) as Line;
  const { level, time, context, msg = '', err, stack } = line;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const head = [clock, LEVELS[level], context ? `${context}:` : '', msg].filter(Boolean).join(' ');
  const details = Object.entries(line)
    .filter(([key, value]) => !LEFT_OUT.includes(key) && value !== undefined)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const trace = err?.stack ?? stack;
  return [[head, ...details].join(' '), ...(trace ? [trace] : [])].join('\n') + '\n';
}
