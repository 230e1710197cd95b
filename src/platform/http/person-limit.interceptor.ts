import { Injectable, applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ApiExtension } from '@nestjs/swagger';
import { DomainError } from '#kernel/domain-error.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import { currentActor } from '../actor/actor.js';

const PERSON_LIMIT = 'person-limit';

/** How often one person may make a call. */
export interface PersonLimit {
  /** Calls in a minute, over all processes if they share a Redis. */
  calls: number;
  /** What a person reads who calls once more. */
  message: string;
}

type Count = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * Counts the calls of each person that `LimitPerPerson` limits, once the guards know the caller.
 */
@Injectable()
export class PersonLimitInterceptor implements NestInterceptor {
  private readonly counts = new Map<PersonLimit, Count>();

  constructor(
    private readonly reflector: Reflector,
    private readonly adapter: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const handler = context.getHandler();
    const limit = this.reflector.get<PersonLimit | undefined>(PERSON_LIMIT, handler);
    if (limit && context.getType() === 'http') {
      const name = `${context.getClass().name}.${handler.name}`;
      await this.count(limit, name, context.switchToHttp().getRequest<FastifyRequest>());
    }
    return next.handle();
  }

  private async count(limit: PersonLimit, name: string, request: FastifyRequest): Promise<void> {
    const counted = await this.counter(limit, name)(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const retryAfter = counted.ttlInSeconds;
    throw new DomainError('too-many', 'TOO_MANY_REQUESTS', limit.message, { retryAfter });
  }

  private counter(limit: PersonLimit, name: string): Count {
    const known = this.counts.get(limit);
    if (known) return known;
    const count = this.adapter.httpAdapter.getInstance().createRateLimit({
      max: limit.calls,
      timeWindow: MINUTE_MS,
      keyGenerator: () => `${name}:${currentActor().employeeId}`,
    });
    this.counts.set(limit, count);
    return count;
  }
}

/** Above the limit the call is refused: 429 TOO_MANY_REQUESTS with Retry-After. */
export const LimitPerPerson = (limit: PersonLimit): MethodDecorator =>
  applyDecorators(
    SetMetadata(PERSON_LIMIT, limit),
    UseInterceptors(PersonLimitInterceptor),
    ApiExtension('x-calls-a-minute', limit.calls),
  );
