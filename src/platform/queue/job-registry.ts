import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { definedJobs } from './job-definition.js';
import type { JobDefinition } from './job-definition.js';
import type { JobHandler } from './job-handler.js';
import { PROCESSED_JOB } from './job-processor.js';

interface Registered {
  definition: JobDefinition<object>;
  handler: JobHandler<object>;
}

/**
 * The typed map of jobs, checked: every job has exactly one processor, every queue one definition.
 */
@Injectable()
export class JobRegistry {
  private readonly byName = new Map<string, Registered>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error naming the job without a processor, or with two. */
  collect(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const definition =
        metatype && this.reflector.get<JobDefinition<object>>(PROCESSED_JOB, metatype);
      if (!definition || !instance) continue;
      const handler = instance as JobHandler<object>;
      const known = this.byName.get(definition.name);
      if (known && known.handler !== handler) {
        throw new Error(`The job ${definition.name} has two processors`);
      }
      this.byName.set(definition.name, { definition, handler });
    }
    const orphan = definedJobs().find(({ name }) => !this.byName.has(name));
    if (orphan) throw new Error(`The job ${orphan.name} has no processor`);
  }

  get(name: string): Registered | undefined {
    return this.byName.get(name);
  }
}
