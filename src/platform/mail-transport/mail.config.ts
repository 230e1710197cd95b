import { IsInt, IsOptional, IsString, Matches, Min } from 'class-validator';
import { asNumber, Env } from '../config/env.js';

/** How mail leaves the house; without any of these it goes to the local mailbox. */
export class MailConfig {
  @Env('SMTP_URL')
  @IsOptional()
  @Matches(/^smtps?:\/\//, { message: 'must be an smtp:// or smtps:// address' })
  smtpUrl?: string;

  @Env('GOOGLE_CLIENT_ID')
  @IsOptional()
  @IsString()
  googleClientId?: string;

  @Env('GOOGLE_CLIENT_SECRET')
  @IsOptional()
  @IsString()
  googleClientSecret?: string;

  /** How long one hand-over may take, in milliseconds. */
  @Env('MAIL_TIMEOUT_MS', asNumber)
  @IsInt()
  @Min(100)
  timeoutMs = 15_000;
}
