import { getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { QUEUE_BACKEND } from './backend/queue-backend.js';
import type { QueueBackend } from './backend/queue-backend.js';
import { definedQueues } from './job-definition.js';

/** The process's queues by name. */
@Injectable()
export class Queues implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Queues.name);
  private readonly byName = new Map<string, Queue>();
  private closed = false;

  constructor(
    private readonly modules: ModuleRef,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
  ) {}

  onModuleInit(): void {
    for (const { name } of definedQueues()) {
      const queue = this.modules.get<Queue>(getQueueToken(name), { strict: false });
      queue.on('error', (error) => this.logger.warn(`Queue ${name}: ${error.message}`));
      this.byName.set(name, queue);
    }
  }

  /** Those that this process knows; a newer or older process may know others. */
  get names(): string[] {
    return [...this.byName.keys()];
  }

  get(name: string): Queue {
    if (this.closed) throw new Error('The queues are closed');
    const queue = this.byName.get(name);
    if (!queue) throw new Error(`There is no queue ${name}`);
    return queue;
  }

  /** The queues would close by themselves, but perhaps after what they depend on. */
  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await Promise.allSettled([...this.byName.values()].map((queue) => queue.close()));
    await this.backend.close().catch((error: unknown) => this.logger.warn(String(error)));
  }
}
