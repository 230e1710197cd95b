import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { errorBodyOf } from './error-body.js';

/**
 * Answers, in the contract's form, addresses that Fastify cannot read: no hook and no filter runs
 * then.
 */
export function refuseUnreadable(
  _error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = new DomainError('invalid', 'BAD_REQUEST', 'This address cannot be read.');
  void reply.status(400).header('x-request-id', request.id);
  void reply.send(errorBodyOf(refusal, request.id));
}
