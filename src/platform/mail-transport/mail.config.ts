import { IsInt, IsNotEmpty, IsOptional, IsString, Matches, Min, ValidateIf } from 'class-validator';
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
  @ValidateIf((config: MailConfig) => config.googleClientId !== undefined)
  @IsNotEmpty({ message: 'must be set when GOOGLE_CLIENT_ID is' })
  googleClientSecret?: string;

  /** How long one hand-over may take, in milliseconds. */
  @Env('MAIL_TIMEOUT_MS', asNumber)
  @IsInt()
  @Min(100)
  timeoutMs = 15_000;
}
