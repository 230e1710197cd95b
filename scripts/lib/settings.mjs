import { readFileSync } from 'node:fs';
import { inCheckout } from './checkout.mjs';
import { log, UserError } from './log.mjs';

const ON_OFF = ['on', 'off'];
const CHOICES = {
  DEMO: ON_OFF,
  JOBS_IN_PROCESS: ON_OFF,
  REDIS_CLUSTER: ON_OFF,
  OIDC_TRUST_UNVERIFIED_EMAIL: ON_OFF,
  OIDC_BIND_SUBJECT: ON_OFF,
  START_PAGE: ['auto', ...ON_OFF],
  NODE_ENV: ['development', 'production', 'test'],
  LOG_LEVEL: ['silent', 'error', 'warn', 'info', 'debug'],
  LOG_FORMAT: ['auto', 'text', 'json'],
  MAPS_PROVIDER: ['embedded', 'google', 'osrm'],
};
const SCHEMES = {
  DATABASE_URL: ['postgres://', 'postgresql://'],
  DATABASE_OWNER_URL: ['postgres://', 'postgresql://'],
  REPORTS_DATABASE_URL: ['postgres://', 'postgresql://'],
  REDIS_URL: ['redis://', 'rediss://'],
  SMTP_URL: ['smtp://', 'smtps://'],
  PUBLIC_URL: ['http://', 'https://'],
  OIDC_ISSUER: ['http://', 'https://'],
};
const IS_WHOLE = /_MS$|_MINUTES$|^BOOKINGS_|^DATABASE_POOL$|PORT$/;

/** The names of all settings: .env.example has a line for each. */
export const knownSettings = () =>
  [...readFileSync(inCheckout('.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );

/**
 * What can be seen without the packages, before they are installed; the server judges the rest.
 * @throws UserError that names the setting
 */
export function checkSettings(environment = process.env) {
  const known = knownSettings();
  for (const [name, meant] of misspelled(Object.keys(environment), known))
    log(`There is no setting ${name}: did you mean ${meant}?`);
  for (const name of known) {
    const fault = environment[name] && faultOf(name, environment[name]);
    if (fault) throw new UserError(`The setting ${name} must be ${fault}.`);
  }
  if (environment.DATABASE_OWNER_URL && !environment.DATABASE_URL)
    throw new UserError(
      'The setting DATABASE_OWNER_URL needs DATABASE_URL, the same database as the role that the server works with.',
    );
  if (environment.NODE_ENV === 'production' && !environment.OIDC_ISSUER)
    throw new UserError(
      'The setting OIDC_ISSUER must be set with NODE_ENV=production: nobody may sign in as anybody.',
    );
}

/** @returns {string | undefined} what the value must be */
function faultOf(name, value) {
  if (CHOICES[name] && !CHOICES[name].includes(value)) return oneOf(CHOICES[name]);
  if (IS_WHOLE.test(name) && !/^\s*\d+\s*$/.test(value)) return 'a whole number';
  const schemes = SCHEMES[name];
  if (schemes && !schemes.some((scheme) => value.startsWith(scheme)))
    return `an address that begins with ${oneOf(schemes)}`;
  return undefined;
}

const oneOf = (words) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/**
 * Names that nothing reads and that are nearly those of settings; other programs have variables too.
 * @returns {[name: string, meant: string][]}
 */
export function misspelled(names, known) {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isNearly(name, one));
      return meant ? [[name, meant]] : [];
    });
}

function isNearly(name, known) {
  const [mine, theirs] = [name, known].map((text) => text.toUpperCase().replaceAll('_', ''));
  if (mine === theirs) return true;
  if (name.includes('_') && known.startsWith(`${name}_`)) return true;
  // Short names are near many others.
  const most = theirs.length < 6 ? 0 : theirs.length < 9 ? 1 : 2;
  return mine[0] === theirs[0] && Math.abs(mine.length - theirs.length) <= most
    ? distance(mine, theirs) <= most
    : mine === `${theirs}S`;
}

/** Letters to change, add, leave out, or exchange with their neighbor. */
function distance(a, b) {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= b.length; j++) rows[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i][j] = Math.min(
        rows[i - 1][j] + 1,
        rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + same,
        swapped ? rows[i - 2][j - 2] + 1 : Infinity,
      );
    }
  }
  return rows[a.length][b.length];
}
