import { IsIn, IsOptional, Matches } from 'class-validator';
import { ON_OFF, type OnOff } from '#kernel/setting-values.js';
import { Env } from '../config/env.js';
import { IsAddress } from '../config/is-address.js';

/** The Redis of the production shape: job queues and presence of several processes. */
export class RedisConfig {
  /** Absent: queues run on PostgreSQL, and presence is in the memory of the one process. */
  @Env('REDIS_URL')
  @IsOptional()
  @IsAddress({ schemes: ['redis://', 'rediss://'], several: true })
  url?: string;

  /** 'on': REDIS_URL names one or several nodes of a cluster; the others are asked for. */
  @Env('REDIS_CLUSTER')
  @IsIn(ON_OFF)
  cluster: OnOff = 'off';

  /** Begins every key, so that several installations can share one Redis. */
  @Env('REDIS_PREFIX')
  @Matches(/^[a-z0-9_-]{1,40}$/, { message: 'must be 1 to 40 of a-z, 0-9, _ and -' })
  prefix = 'emma';
}
