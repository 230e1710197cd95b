import { IsIn, IsOptional, Matches } from 'class-validator';
import { Env } from '../config/env.js';

/** The Redis of the production shape: job queues and presence of several processes. */
export class RedisConfig {
  /** Absent: queues run on PostgreSQL, and presence is in the memory of the one process. */
  @Env('REDIS_URL')
  @IsOptional()
  @Matches(/^rediss?:\/\/[^\s,]+(,rediss?:\/\/[^\s,]+)*$/, {
    message: 'must be a redis:// or rediss:// address, or several of a cluster with commas between',
  })
  url?: string;

  /** 'on': REDIS_URL names one or several nodes of a cluster; the others are asked for. */
  @Env('REDIS_CLUSTER')
  @IsIn(['on', 'off'])
  cluster: 'on' | 'off' = 'off';

  /** Begins every key, so that several installations can share one Redis. */
  @Env('REDIS_PREFIX')
  @Matches(/^[a-z0-9_-]{1,40}$/, { message: 'must be 1 to 40 of a-z, 0-9, _ and -' })
  prefix = 'emma';
}
