import { IsOptional, MinLength } from 'class-validator';
import { asList, Env } from './env.js';

/** The key that signs tokens and seals stored secrets. Several processes share one. */
export class SecretKeyConfig {
  @Env('SECRET_KEY')
  @IsOptional()
  @MinLength(32, { message: 'must have at least 32 characters' })
  secretKey?: string;

  /**
   * Keys that texts may still be sealed with, comma-separated; they only open, they sign nothing.
   */
  @Env('FORMER_SECRET_KEYS', asList)
  @MinLength(32, { each: true, message: 'must have at least 32 characters each' })
  formerKeys: string[] = [];
}
