import type { FastifyRequest } from 'fastify';

/** The ticket that a GET carries instead of a token; it is removed from the query. */
export function takeTicket({
  method,
  url,
  query,
}: FastifyRequest): { ticket: string; path: string } | undefined {
  const parameters = query as { ticket?: unknown };
  const { ticket } = parameters;
  if (method !== 'GET' || typeof ticket !== 'string') return undefined;
  delete parameters.ticket;
  return { ticket, path: (url.split('?')[0] ?? '').replace(/\/$/, '') };
}
