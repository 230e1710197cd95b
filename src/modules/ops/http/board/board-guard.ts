import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOARD_PATH } from './board-path.js';
import { may } from '#modules/access/contract/permission-table.js';
import { BeginVisitCommand, GetVisitorQuery, RedeemTicketCommand } from '#modules/access/index.js';
import { endedPage } from './ended-page.js';

const PASS_MINUTES = 30;

/** How long a visit to the dashboard lasts. */
const PASS_SECONDS = PASS_MINUTES * 60;

/**
 * The cookie of a visit. With https its name is one that a browser takes from this host only; such
 * a cookie is for all its paths.
 */
const passCookieOn = (protocol: string): { name: string; path: string } =>
  protocol === 'https'
    ? { name: '__Host-ops_board', path: '/' }
    : { name: 'ops_board', path: BOARD_PATH };

/** Guards the dashboard: a ticket opens a visit, and each call checks the roles again. */
@Injectable()
export class BoardGuard {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Answers callers who may not go on. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    void reply.header('cache-control', 'no-store');
    const { ticket } = request.query as { ticket?: unknown };
    if (typeof ticket === 'string') return this.welcome(request, reply, ticket);
    const pass = request.cookies[passCookieOn(request.protocol).name];
    const roles = pass && (await this.queries.execute(new GetVisitorQuery(pass, BOARD_PATH)));
    if (roles && may(roles, 'admin')) return undefined;
    return endedPage(reply);
  }

  /** Redirects to the address without the ticket, which is used up. */
  private async welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    ticket: string,
  ): Promise<FastifyReply> {
    const holder = await this.commands.execute(new RedeemTicketCommand(ticket, BOARD_PATH));
    if (!holder || !may(holder.roles, 'admin')) return endedPage(reply);
    const visit = new BeginVisitCommand(holder.employeeId, BOARD_PATH, PASS_SECONDS);
    const pass = await this.commands.execute(visit);
    const { name, path } = passCookieOn(request.protocol);
    return reply
      .setCookie(name, pass, {
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: PASS_SECONDS,
      })
      .redirect(BOARD_PATH, 303);
  }
}
