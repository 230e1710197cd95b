import { IsOptional, MinLength } from 'class-validator';
import { Env } from './env.js';

/** The key that signs tokens and seals stored secrets. Several processes share one. */
export class SecretKeyConfig {
  @Env('SECRET_KEY')
  @IsOptional()
  @MinLength(32, { message: 'must have at least 32 characters' })
  secretKey?: string;
}
