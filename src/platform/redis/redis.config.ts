import { IsIn, IsOptional, Matches } from 'class-validator';
import { ON_OFF, type OnOff } from '#kernel/setting-values.js';
import { Env } from '../config/env.js';
import { IsAddress } from '../config/is-address.js';

/** Redis for production: job queues, and presence across several processes. */
export class RedisConfig {
  /** If absent, queues run on PostgreSQL, and presence is in the memory of the one process. */
  @Env('REDIS_URL')
  @IsOptional()
  @IsAddress({ schemes: ['redis://', 'rediss://'], several: true })
  url?: string;

  /** 'on': REDIS_URL names one or more nodes of a cluster, which name the others. */
  @Env('REDIS_CLUSTER')
  @IsIn(ON_OFF)
  cluster: OnOff = 'off';

  /** The beginning of every key, so that several installations can share one Redis. */
  @Env('REDIS_PREFIX')
  @Matches(/^[a-z0-9_-]{1,40}$/, { message: 'must be 1 to 40 of a-z, 0-9, _ and -' })
  prefix = 'emma';
}
