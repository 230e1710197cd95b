import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';
import { currentActor } from '#platform/actor/actor.js';
import { may } from '#modules/access/contract/permission-table.js';

/** One's own picture, and others' for admins; checked before the body is. */
@Injectable()
export class OwnPictureGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { params } = context.switchToHttp().getRequest<FastifyRequest>();
    const { employeeId, roles } = currentActor();
    if ((params as { id: string }).id === employeeId || may(roles, 'admin')) return true;
    throw new DomainError('forbidden', 'FORBIDDEN', COMMON_ERRORS.FORBIDDEN);
  }
}
