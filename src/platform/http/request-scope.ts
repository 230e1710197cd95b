import type { FastifyInstance } from 'fastify';
import { scopeOf, visitor } from '../actor/actor.js';

declare module 'fastify' {
  interface FastifyRequest {
    enterScope: ReturnType<typeof scopeOf> | null;
  }
}

/**
 * Opens the actor scope of each request and puts its id in the answer as `x-request-id`. Reading a
 * body leaves the scope, so it is entered again right before the handler.
 */
export function openRequestScope(fastify: FastifyInstance): void {
  fastify.decorateRequest('enterScope', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    request.enterScope = scopeOf(visitor(request.id));
    request.enterScope(done);
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.enterScope) request.enterScope(done);
    else done();
  });
}
