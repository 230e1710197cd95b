import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request contained. */
export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answer = (response: ServerResponse, request: SeenRequest) => void;

/** A server on a free local port that stands in for an outside service and may misbehave. */
export interface LocalHttpServer {
  url: string;
  requests: SeenRequest[];
  /** Used for the next request; the last one also for all that follow. */
  answer(...answers: Answer[]): void;
  close(): Promise<void>;
}

export const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end();

/** Never answers; the client has to give up. */
export const hang: Answer = () => undefined;

/** Promises more than it sends, then breaks the connection. */
export const cutOff: Answer = (response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('{"half":');
  setTimeout(() => response.destroy(), 10);
};

export const bytes =
  (contentType: string, content: Buffer): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': contentType }).end(content);

export async function startLocalHttpServer(): Promise<LocalHttpServer> {
  const requests: SeenRequest[] = [];
  let answers: Answer[] = [status(404)];
  const server = createServer((request, response) => {
    void (async () => {
      const seen = await read(request);
      requests.push(seen);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      next?.(response, seen);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (...next) => {
      answers = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://local');
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
