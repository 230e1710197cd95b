import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { HealthProbes } from './health-probes.js';

/** Which of its services this process reaches: some it can do without, but not for long. */
@Injectable()
export class ServiceMetrics {
  constructor({ registry }: Metrics, probes: HealthProbes) {
    new Gauge({
      name: 'emma_service_up',
      help: '1 while this process reaches a service of its own, 0 while it does not',
      labelNames: ['service'],
      registers: [registry],
      async collect() {
        for (const [service, state] of Object.entries(await probes.states())) {
          this.set({ service }, state === 'up' ? 1 : 0);
        }
      },
    });
  }
}
