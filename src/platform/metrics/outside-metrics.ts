import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { OutsideServices } from '../outside/outside-services.js';
import { Metrics } from './metrics.js';

/** Which outside services this process has stopped calling because they fail. */
@Injectable()
export class OutsideMetrics {
  constructor({ registry }: Metrics, outside: OutsideServices) {
    new Gauge({
      name: 'emma_outside_service_resting',
      help: '1 while this process leaves an outside service alone because it failed',
      labelNames: ['service'],
      registers: [registry],
      collect() {
        for (const { service, isResting } of outside.states()) {
          this.set({ service }, isResting ? 1 : 0);
        }
      },
    });
  }
}
