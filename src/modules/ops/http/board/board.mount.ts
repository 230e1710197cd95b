import cookie from '@fastify/cookie';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { createBullBoard } from '@bull-board/api';
import { FastifyAdapter } from '@bull-board/fastify';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Queues } from '#platform/queue/queues.js';
import { BoardGuard } from './board-guard.js';
import { BOARD_PATH } from './board-path.js';

/** The dashboard's page asks for a font from another server, which our policy refuses anyway. */
const FOREIGN_FONT = /<link href="https:\/\/fonts[^>]*>/;

/**
 * Mounts the queue library's dashboard. It only shows: what an operator changes goes through
 * /ops/queues, so that the jobs' own rows stay true.
 */
@Injectable()
export class BoardMount implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly queues: Queues,
    private readonly guard: BoardGuard,
  ) {}

  onModuleInit(): void {
    const fastify: FastifyInstance = this.host.httpAdapter.getInstance();
    // Not awaited: that would lock the error handlers, which Nest sets after this hook.
    void fastify.register((scope, _options, done) => {
      // Nothing else on the server reads cookies.
      void scope.register(cookie).after(() => {
        scope.addHook('onRequest', (request, reply) => {
          letHaveBase(reply);
          return this.guard.admit(request, reply);
        });
        scope.addHook('onSend', (_request, _reply, payload, next) => {
          next(null, typeof payload === 'string' ? payload.replace(FOREIGN_FONT, '') : payload);
        });
        void scope.register(this.dashboard(), { prefix: BOARD_PATH });
      });
      done();
    });
  }

  private dashboard(): ReturnType<FastifyAdapter['registerPlugin']> {
    const serverAdapter = new FastifyAdapter().setBasePath(BOARD_PATH);
    const queues = this.queues.names.map(
      (name) => new BullMQAdapter(this.queues.get(name), { readOnlyMode: true }),
    );
    const uiConfig = { boardTitle: 'Job queues' };
    createBullBoard({ queues, serverAdapter, options: { uiConfig } });
    return serverAdapter.registerPlugin();
  }
}

/** Its page sets a base for its addresses, which no other page does. */
function letHaveBase(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  void reply.header(
    'content-security-policy',
    policy.replace("base-uri 'none'", "base-uri 'self'"),
  );
}
