import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/domain-error.js';
import type { PermissionKey } from '../../../kernel/permission.js';
import { COMMON_ERRORS } from '../../../kernel/validation/error-body.js';
import { identifyActor } from '../../../platform/actor/actor.js';
import { REQUIRED_PERMISSION } from '../../../platform/http/requires.js';
import { may } from '../contract/permission-table.js';
import { IdentifyCallerQuery } from '../queries/identify-caller/identify-caller.query.js';
import type { Caller } from '../queries/identify-caller/identify-caller.query.js';

const BEARER = /^Bearer +(\S+)$/i;

/** Stands before every call: who is it (401), and may they (403), by the one permission table. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly queries: QueryBus,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // A socket is judged when it connects and at each `watch`, not at each message.
    if (context.getType() !== 'http') return true;
    const key = this.reflector.getAllAndOverride<PermissionKey | undefined>(REQUIRED_PERMISSION, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (key === 'open') return true;
    const { employeeId, roles } = await this.identify(context.switchToHttp().getRequest());
    identifyActor(employeeId, roles);
    if (!key || !may(roles, key)) throw forbidden();
    return true;
  }

  private async identify({ headers }: FastifyRequest): Promise<Caller> {
    const token = BEARER.exec(headers.authorization ?? '')?.[1];
    const caller = token && (await this.queries.execute(new IdentifyCallerQuery(token)));
    if (!caller) throw unauthenticated();
    return caller;
  }
}

const unauthenticated = (): DomainError =>
  new DomainError('unauthenticated', 'UNAUTHENTICATED', COMMON_ERRORS.UNAUTHENTICATED);

const forbidden = (): DomainError =>
  new DomainError('forbidden', 'FORBIDDEN', COMMON_ERRORS.FORBIDDEN);
