import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { PermissionKey } from '#kernel/permission.js';
import { identifyActor } from '#platform/actor/actor.js';
import type { Identified } from '#platform/actor/actor.js';
import { REQUIRED_PERMISSION } from '#platform/http/requires.js';
import { NoteUseCommand } from '../commands/note-use/note-use.command.js';
import { RedeemTicketCommand } from '../commands/redeem-ticket/redeem-ticket.command.js';
import { may } from '../contract/permission-table.js';
import { IdentifyCallersQuery } from '../queries/identify-callers/identify-callers.query.js';
import { forbidden, unauthenticated } from '../refusals.js';
import { takeTicket } from './take-ticket.js';

const BEARER = /^Bearer +(\S+)$/i;

/** Runs before every call: who is it (401), and may they (403), by the one permission table. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // A socket is checked when it connects and at each `watch`, not at each message.
    if (context.getType() !== 'http') return true;
    const key = this.reflector.getAllAndOverride<PermissionKey | undefined>(REQUIRED_PERMISSION, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (key === 'open') return true;
    const caller = await this.identify(context.switchToHttp().getRequest());
    if (!caller) throw unauthenticated();
    identifyActor(caller);
    if (!key || !may(caller.roles, key)) throw forbidden();
    return true;
  }

  private async identify(request: FastifyRequest): Promise<Identified | undefined> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token) return this.identifyByToken(token);
    const shown = takeTicket(request);
    return shown && this.commands.execute(new RedeemTicketCommand(shown.ticket, shown.path));
  }

  private async identifyByToken(token: string): Promise<Identified | undefined> {
    const caller = (await this.queries.execute(new IdentifyCallersQuery([token]))).get(token);
    if (caller?.useIsToBeNoted) await this.commands.execute(new NoteUseCommand(caller.sessionId));
    return caller;
  }
}
