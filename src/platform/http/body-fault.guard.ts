import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { bodyFaultOf, notJson } from './body-parsing.js';
import { TAKES_BYTES } from './requires.js';

/** Refuses an unreadable body; runs after the guard that lets the caller in. */
@Injectable()
export class BodyFaultGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const fault = bodyFaultOf(request);
    if (fault) throw fault;
    if (!Buffer.isBuffer(request.body)) return true;
    if (this.reflector.get<boolean>(TAKES_BYTES, context.getHandler())) return true;
    throw notJson();
  }
}
