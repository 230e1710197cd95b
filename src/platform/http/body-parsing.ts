import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';

/** Deeper than anything in the contract; limits the work of reading a body. */
const MAX_DEPTH = 32;

/** 415 for a kind of body that the call does not take. */
export const notJson = (): DomainError =>
  new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE', 'Bodies are sent as application/json.');

const faults = new WeakMap<FastifyRequest, DomainError>();

/**
 * What was wrong with the body, reported after the guards: a caller who may not make the call
 * learns nothing else.
 */
export const bodyFaultOf = (request: FastifyRequest): DomainError | undefined =>
  faults.get(request);

/**
 * Reads JSON bodies and remembers faults instead of answering before it is known who is calling.
 */
export function parseBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  const refuse = (request: FastifyRequest, code: string, message: string): void => {
    faults.set(request, new DomainError('invalid', code, message));
  };
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) {
      done(null, undefined);
      return;
    }
    void parse(request, text as string, (error, body: unknown) => {
      if (error) refuse(request, 'BAD_REQUEST', 'The body is not valid JSON.');
      else if (isTooDeep(body)) refuse(request, 'BAD_REQUEST', 'The body is nested too deeply.');
      done(null, faults.has(request) ? undefined : body);
    });
  });
  // A picture is read whole before it is known whether the call takes one.
  fastify.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, bytes, done) => {
    done(null, bytes);
  });
  fastify.addContentTypeParser('*', (request, payload, done) => {
    faults.set(request, notJson());
    payload.resume();
    payload.on('end', () => done(null, undefined));
    payload.on('error', done);
  });
}

/** Goes level by level, so that hostile nesting does not overflow the stack. */
function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null
        ? Object.values(value as Record<string, unknown>)
        : [],
    );
  }
  return false;
}
