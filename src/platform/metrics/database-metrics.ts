import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Db } from '../database/db.js';
import { Metrics } from './metrics.js';

/** How busy the connections to PostgreSQL are. */
@Injectable()
export class DatabaseMetrics {
  constructor({ registry }: Metrics, db: Db) {
    new Gauge({
      name: 'emma_db_pool_connections',
      help: 'Connections of this process to PostgreSQL, by what they do',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        const { totalCount, idleCount } = db.pool;
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'busy' }, totalCount - idleCount);
      },
    });
    new Gauge({
      name: 'emma_db_pool_waiting',
      help: 'Requests of this process that wait for a connection to PostgreSQL',
      registers: [registry],
      collect() {
        this.set(db.pool.waitingCount);
      },
    });
  }
}
