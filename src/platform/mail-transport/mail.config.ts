import { IsNotEmpty, IsOptional, IsString, ValidateIf } from 'class-validator';
import { Env } from '../config/env.js';
import { EnvWholeNumber } from '../config/env-whole-number.js';
import { IsAddress } from '../config/is-address.js';

/** How mail is sent; without any of these it goes to the local mailbox. */
export class MailConfig {
  @Env('SMTP_URL')
  @IsOptional()
  @IsAddress({ schemes: ['smtp://', 'smtps://'] })
  smtpUrl?: string;

  @Env('GOOGLE_CLIENT_ID')
  @IsOptional()
  @IsString()
  googleClientId?: string;

  @Env('GOOGLE_CLIENT_SECRET')
  @ValidateIf((config: MailConfig) => config.googleClientId !== undefined)
  @IsNotEmpty({ message: 'must be set when GOOGLE_CLIENT_ID is' })
  googleClientSecret?: string;

  /** How long one hand-over may take, in milliseconds. */
  @EnvWholeNumber('MAIL_TIMEOUT_MS', { min: 100, max: 600_000 })
  timeoutMs = 15_000;
}
