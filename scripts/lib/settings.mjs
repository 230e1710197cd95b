import { UserError, warn } from './log.mjs';
import { knownSettings, sayMisspelled } from './misspelled.mjs';

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
const LEAST_KEY = 32;
const IS_WHOLE = /_MS$|_MINUTES$|^BOOKINGS_|^DATABASE_POOL$|PORT$/;

/**
 * What can be seen without the packages, before they are installed; the server judges the rest.
 * @throws UserError that names the setting
 */
export function checkSettings(environment = process.env) {
  sayMisspelled(warn, environment);
  for (const name of knownSettings()) {
    const fault = environment[name] && faultOf(name, environment[name]);
    if (fault) throw new UserError(`The setting ${name} must be ${fault}.`);
  }
  if (environment.SECRET_KEY && environment.SECRET_KEY.length < LEAST_KEY)
    throw new UserError(`The setting SECRET_KEY must have at least ${LEAST_KEY} characters.`);
  checkPorts(environment);
  if (environment.DATABASE_OWNER_URL && !environment.DATABASE_URL)
    throw new UserError(
      'The setting DATABASE_OWNER_URL needs DATABASE_URL, the same database as the role that the server works with.',
    );
  if (environment.NODE_ENV === 'production' && !environment.OIDC_ISSUER)
    throw new UserError(
      'The setting OIDC_ISSUER must be set with NODE_ENV=production: nobody may sign in as anybody.',
    );
}

function checkPorts({ PORT = '', HEALTH_PORT = '', METRICS_PORT = '' }) {
  const ports = { PORT: Number(PORT || '3000'), HEALTH_PORT: Number(HEALTH_PORT) };
  for (const [name, value] of Object.entries({ HEALTH_PORT, METRICS_PORT }))
    for (const [other, port] of Object.entries(ports))
      if (name !== other && port > 0 && Number(value) === port)
        throw new UserError(
          `The setting ${name} must be another port than ${other}, which is ${port}.`,
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
