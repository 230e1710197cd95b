import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { bodyFaultOf } from './body-parsing.js';

/** Refuses an unreadable body once the guards have let the caller pass. */
@Injectable()
export class BodyFaultInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() === 'http') {
      const fault = bodyFaultOf(context.switchToHttp().getRequest<FastifyRequest>());
      if (fault) throw fault;
    }
    return next.handle();
  }
}
