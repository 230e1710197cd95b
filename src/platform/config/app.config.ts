import { IsArray, IsEmail, IsIn, IsNotEmpty, IsOptional, IsUrl } from 'class-validator';
import { ON_OFF, type OnOff } from '#kernel/setting-values.js';
import { Env } from './env.js';
import { EnvWholeNumber } from './env-whole-number.js';
import { asTrustedProxies } from './trusted-proxies.js';

/** What the process is and where it stores its files. */
export class AppConfig {
  @Env('NODE_ENV')
  @IsIn(['development', 'production', 'test'])
  environment: 'development' | 'production' | 'test' = 'development';

  @EnvWholeNumber('PORT', { min: 0, max: 65_535 })
  port = 3000;

  /**
   * Whether the port answers before the process is ready, with a page that says how far the start is; 'auto':
   * where no other process can answer instead, because there is no Redis to share.
   */
  @Env('START_PAGE')
  @IsIn(['auto', ...ON_OFF])
  startPage: 'auto' | OnOff = 'auto';

  /** Where a supervisor asks for the health from the first moment on, besides PORT. */
  @EnvWholeNumber('HEALTH_PORT', { min: 1, max: 65_535 })
  @IsOptional()
  healthPort?: number;

  @Env('HOST')
  @IsNotEmpty()
  host = '0.0.0.0';

  /** The address people type, when it is not http://localhost:PORT (behind a proxy). */
  @Env('PUBLIC_URL')
  @IsOptional()
  @IsUrl(
    { protocols: ['https', 'http'], require_protocol: true, require_tld: false },
    { message: 'must be an http(s) address' },
  )
  publicUrl?: string;

  /** Addresses of the proxies that are trusted to say the caller's address, comma-separated. */
  @Env('TRUST_PROXY', asTrustedProxies)
  @IsArray({ message: 'must be addresses, subnets or loopback, linklocal, uniquelocal' })
  trustProxy: string[] = ['loopback'];

  @Env('DATA_DIR')
  @IsNotEmpty()
  dataDir = './data';

  /** Whether an empty database gets the demo company; if absent, yes, except in production. */
  @Env('DEMO')
  @IsOptional()
  @IsIn(ON_OFF)
  demo?: OnOff;

  /** Who may sign in first when the demo company is off and nobody is employed yet. */
  @Env('FIRST_ADMIN')
  @IsOptional()
  @IsEmail({}, { message: 'must be an email address' })
  firstAdmin?: string;

  /** 'off' leaves the jobs to worker processes (`node dist/server/worker.js`). */
  @Env('JOBS_IN_PROCESS')
  @IsIn(ON_OFF)
  jobsInProcess: OnOff = 'on';

  @Env('LOG_LEVEL')
  @IsIn(['silent', 'error', 'warn', 'info', 'debug'])
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug' = 'info';

  /** 'auto': text for people in a terminal, JSON everywhere else and in production. */
  @Env('LOG_FORMAT')
  @IsIn(['auto', 'text', 'json'])
  logFormat: 'auto' | 'text' | 'json' = 'auto';
}
