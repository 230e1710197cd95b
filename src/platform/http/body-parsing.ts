import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';

/** Deeper than anything the contract knows; bounds the work of reading a body. */
const MAX_DEPTH = 32;

/** 415 for a body of a kind that the call does not take. */
export const notJson = (): DomainError =>
  new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE', 'Bodies are sent as application/json.');

const faults = new WeakMap<FastifyRequest, DomainError>();

/** What was wrong with the body, told after the guards: who may not call learns no more than that. */
export const bodyFaultOf = (request: FastifyRequest): DomainError | undefined =>
  faults.get(request);

/** Reads JSON bodies and remembers faults instead of answering before anybody asked who calls. */
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
  // A picture is whole before it is known whether the call takes one.
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

/** Walks level by level, so that a hostile depth costs no stack. */
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
