import { Inject, Injectable, Optional } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HealthProbes } from '../http/health-probes.js';
import { QUEUE_BACKEND } from './backend/queue-backend.js';
import type { QueueBackend } from './backend/queue-backend.js';

/** Adds the queue to the readiness of a process that answers HTTP. */
@Injectable()
export class QueueHealth implements OnModuleInit {
  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    @Optional() private readonly probes?: HealthProbes,
  ) {}

  onModuleInit(): void {
    this.probes?.add('queue', () => this.backend.ping());
  }
}
