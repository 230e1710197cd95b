import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { DEV_IDP_PATH } from './dev-issuer.js';

type ProviderRequest = IncomingMessage & { originalUrl?: string; body?: string };

/**
 * Passes a request to the provider unchanged; it answers on the raw socket.
 * @param body what was already read of it
 */
export async function passOn(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  body?: string,
): Promise<FastifyReply> {
  const raw: ProviderRequest = request.raw;
  raw.originalUrl = request.originalUrl;
  raw.url = request.originalUrl.slice(DEV_IDP_PATH.length) || '/';
  if (body !== undefined) raw.body = body;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  await provider.callback()(raw, reply.raw);
  return reply;
}
