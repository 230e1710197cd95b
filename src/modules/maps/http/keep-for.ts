import type { FastifyReply } from 'fastify';

/** In seconds. */
export const A_DAY = 86_400;

/**
 * Lets the caller's browser keep an answer. Called once the answer is there: a refusal must not be
 * kept, and `@Header` would set it before.
 * @param seconds how long
 */
export const keepFor = (reply: FastifyReply, seconds: number): void => {
  void reply.header('cache-control', `private, max-age=${seconds}`);
};
