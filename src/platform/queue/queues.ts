import { setTimeout } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { DomainError } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';
import { QUEUE_BACKEND } from './backend/queue-backend.js';
import type { QueueBackend } from './backend/queue-backend.js';
import { definedQueues } from './job-definition.js';

const ANSWER_LIMIT_MS = 2_000;

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

  /**
   * The queue, for somebody who waits for what it says: a store that is away answers nothing, for as long
   * as it is.
   * @throws 503 when its store does not answer
   */
  async reached(name: string): Promise<Queue> {
    const queue = this.get(name);
    const silence = setTimeout(ANSWER_LIMIT_MS, true, { ref: false });
    const answer = this.backend.ping().then(
      () => false,
      () => true,
    );
    if (await Promise.race([answer, silence]))
      throw new DomainError(
        'unavailable',
        'SERVICE_UNAVAILABLE',
        COMMON_ERRORS.SERVICE_UNAVAILABLE,
      );
    return queue;
  }

  /** The queues would close by themselves, but perhaps after what they depend on. */
  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await Promise.allSettled([...this.byName.values()].map((queue) => queue.close()));
    await this.backend.close().catch((error: unknown) => this.logger.warn(String(error)));
  }
}
