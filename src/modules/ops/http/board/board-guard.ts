import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { may } from '../../../access/contract/permission-table.js';
import { GetRolesQuery, RedeemTicketCommand } from '../../../access/index.js';
import { BOARD_PATH } from './board-path.js';
import { BoardPass } from './board-pass.js';
import { endedPage } from './ended-page.js';

/** Stands before the dashboard: a ticket buys a visit, and each call asks for the roles anew. */
@Injectable()
export class BoardGuard {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly pass: BoardPass,
  ) {}

  /** Answers by itself whoever may not go on. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    void reply.header('cache-control', 'no-store');
    const { ticket } = request.query as { ticket?: unknown };
    if (typeof ticket === 'string') return this.welcome(request, reply, ticket);
    const cookie = request.cookies[BoardPass.cookieOn(request.protocol).name];
    const employeeId = this.pass.read(cookie ?? '');
    const roles = employeeId && (await this.queries.execute(new GetRolesQuery(employeeId)));
    if (roles && may(roles, 'admin')) return undefined;
    return endedPage(reply);
  }

  /** On to the address without the ticket, which is used up. */
  private async welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    ticket: string,
  ): Promise<FastifyReply> {
    const holder = await this.commands.execute(new RedeemTicketCommand(ticket, BOARD_PATH));
    if (!holder || !may(holder.roles, 'admin')) return endedPage(reply);
    const { name, path } = BoardPass.cookieOn(request.protocol);
    return reply
      .setCookie(name, this.pass.issue(holder.employeeId), {
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: BoardPass.SECONDS,
      })
      .redirect(BOARD_PATH, 303);
  }
}
