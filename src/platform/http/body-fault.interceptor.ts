import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { bodyFaultOf, notJson } from './body-parsing.js';
import { TAKES_BYTES } from './takes-bytes.js';

/** Refuses an unreadable body once the guards have let the caller pass. */
@Injectable()
export class BodyFaultInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() === 'http') {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const fault = bodyFaultOf(request);
      if (fault) throw fault;
      const takesBytes = this.reflector.get<boolean>(TAKES_BYTES, context.getHandler());
      if (Buffer.isBuffer(request.body) && !takesBytes) throw notJson();
    }
    return next.handle();
  }
}
