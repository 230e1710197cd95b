import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { SocketSessions } from './socket-sessions.js';

/** How many live connections this process has. */
@Injectable()
export class SocketMetrics {
  constructor({ registry }: Metrics, sessions: SocketSessions) {
    new Gauge({
      name: 'emma_sockets',
      help: 'Live connections of signed-in people to this process',
      registers: [registry],
      collect() {
        this.set(sessions.count);
      },
    });
  }
}
