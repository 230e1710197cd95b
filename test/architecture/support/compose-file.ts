import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHECKOUT } from './sources.js';

/** One container of the compose file, with the parts that the tests look at. */
export interface ComposeService {
  image?: string;
  build?: string;
  command?: string[];
  restart?: string;
  env_file?: { path: string; required: boolean }[];
  environment?: Record<string, string | number | null>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
}

type Services = Record<string, ComposeService>;
type Variables = Readonly<Record<string, string>>;

/** A compose file as `docker compose config` shows it, with `dotEnv` as its `.env`. */
export function renderCompose(path: string, dotEnv: Variables = {}): Services {
  const text = readFileSync(join(CHECKOUT, path), 'utf8');
  const file = parse(text, { merge: true }) as { services: Services };
  return filled(file.services, dotEnv);
}

/** The environment of a container's processes. */
export function environmentOf(service: ComposeService, dotEnv: Variables): Record<string, string> {
  const own = Object.entries(service.environment ?? {}).map(([key, value]) => [key, String(value)]);
  const readsDotEnv = service.env_file?.some(({ path }) => path === '.env') ?? false;
  return { ...(readsDotEnv ? dotEnv : {}), ...(Object.fromEntries(own) as Variables) };
}

function filled<T>(part: T, dotEnv: Variables): T {
  if (typeof part === 'string') return interpolate(part, dotEnv) as T;
  if (Array.isArray(part)) return part.map((one: unknown) => filled(one, dotEnv)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const entries: [string, unknown][] = Object.entries(part);
  return Object.fromEntries(entries.map(([key, value]) => [key, filled(value, dotEnv)])) as T;
}

/** `${NAME:-default}`, where the default may contain others: the innermost first. */
function interpolate(text: string, dotEnv: Variables): string {
  const inner = /\$\{([A-Z_]+)(?::-([^${}]*))?\}/;
  for (let found = inner.exec(text); found; found = inner.exec(text)) {
    const [whole, name = '', otherwise = ''] = found;
    text = text.replace(whole, () => dotEnv[name] || otherwise);
  }
  return text;
}
