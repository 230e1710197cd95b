import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runAs } from '../actor/actor.js';

const scopes = new WeakMap<FastifyRequest, AsyncResource>();

/**
 * Opens the actor scope of each request and names it `x-request-id` in the answer. Reading a body
 * leaves the scope, so it is entered again right before the handler.
 */
export function openRequestScope(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    runAs({ employeeId: null, roles: [], requestId: request.id }, () => {
      const scope = new AsyncResource('request');
      scopes.set(request, scope);
      scope.runInAsyncScope(done);
    });
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope) scope.runInAsyncScope(done);
    else done();
  });
}
