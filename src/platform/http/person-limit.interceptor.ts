import { Injectable, applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { PersonLimits } from './person-limits.js';
import type { PersonLimit } from './person-limits.js';

const PERSON_LIMIT = 'person-limit';

/**
 * Counts the calls of each person that `LimitPerPerson` limits, once the guards know the caller.
 */
@Injectable()
export class PersonLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: PersonLimits,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const limit = this.reflector.get<PersonLimit | undefined>(PERSON_LIMIT, context.getHandler());
    if (limit && context.getType() === 'http') {
      const http = context.switchToHttp();
      const request = http.getRequest<FastifyRequest>();
      if (limit.concerns?.(request.query as object) ?? true) {
        await this.limits.count(limit, request);
        const work = (): Promise<unknown> => lastValueFrom(next.handle());
        return from(this.limits.inTurn(limit, request, work));
      }
    }
    return next.handle();
  }
}

/** Above the limit the call is refused: 429 TOO_MANY_REQUESTS with Retry-After. */
export const LimitPerPerson = (limit: PersonLimit): MethodDecorator =>
  applyDecorators(
    SetMetadata(PERSON_LIMIT, limit),
    UseInterceptors(PersonLimitInterceptor),
    ...(limit.calls === undefined ? [] : [ApiExtension('x-calls-a-minute', limit.calls)]),
    ApiExtension('x-limit', limit.name),
  );
