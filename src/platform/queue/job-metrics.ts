import { Injectable } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';

/** How long the jobs take that this process runs, and how they end. */
@Injectable()
export class JobMetrics {
  private readonly seconds: Histogram<'job' | 'outcome'>;

  constructor({ registry }: Metrics) {
    this.seconds = new Histogram({
      name: 'emma_job_duration_seconds',
      help: 'Attempts of jobs, by how they ended',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
      registers: [registry],
    });
  }

  attempted(job: string, outcome: 'done' | 'fault', seconds: number): void {
    this.seconds.observe({ job, outcome }, seconds);
  }
}
