import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CustomFetch } from 'openid-client';

/**
 * Calls this server's own routes without the network: behind a proxy it may not reach itself by its
 * outside name.
 */
export const insideFetch =
  (fastify: FastifyInstance): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search, host } = new URL(url);
    const answer = await fastify.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...headers, host },
      ...(body ? { payload: String(body) } : {}),
    });
    const type = answer.headers['content-type'];
    return new Response(answer.rawPayload, {
      status: answer.statusCode,
      headers: type ? { 'content-type': String(type) } : {},
    });
  };
