import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppConfig } from '#platform/config/app.config.js';
import { CannotStart } from '#platform/config/cannot-start.js';
import { VERSION } from '#platform/http/version.js';
import type { StartProgress } from './start-progress.js';
import { WAITING_POLICY, waitingPage } from './waiting-page.js';

/**
 * Where the application goes on listening: Node takes over the socket of any object with a
 * `_handle`.
 */
interface ListeningSocket {
  port: number;
  host: string;
  _handle: unknown;
}

const RETRY_S = 2;
const DOWN = { database: 'down', queue: 'down', presence: 'down' };
const PAGE = { type: 'text/html; charset=utf-8', policy: WAITING_POLICY };
const JSON_TYPE = { type: 'application/json; charset=utf-8', policy: "default-src 'none'" };

/**
 * Listens from the first moment of a start until the application takes over: the process is alive,
 * is not ready and says how far it is; everyone else is asked to come back.
 */
export class WaitingRoom {
  private readonly server: Server;

  private constructor(private readonly progress: StartProgress) {
    this.server = createServer((request, answer) => this.answer(request, answer));
  }

  /** @throws CannotStart when it cannot listen on the port or the address */
  static async open({ port, host }: AppConfig, progress: StartProgress): Promise<WaitingRoom> {
    const room = new WaitingRoom(progress);
    try {
      await once(room.server.listen(port, host), 'listening');
    } catch (error) {
      throw new CannotStart(whyNot(error, port, host), { cause: error });
    }
    return room;
  }

  /** For the application's `listen`: from then on it gets the connections, without a gap. */
  get socket(): ListeningSocket {
    const { port, address: host } = this.server.address() as AddressInfo;
    return { port, host, _handle: (this.server as Server & { _handle: unknown })._handle };
  }

  private answer(request: IncomingMessage, answer: ServerResponse): void {
    // A request with a body is read to its end, otherwise the answer may be lost.
    request.resume();
    answer.shouldKeepAlive = false;
    const [path = ''] = (request.url ?? '').split('?');
    const { percent, sentence } = this.progress;
    switch (path.replace(/(?<=.)\/$/, '')) {
      case '/healthcheck':
        return send(answer, 200, JSON_TYPE, JSON.stringify({ status: 'ok', version: VERSION }));
      case '/healthcheck/ready': {
        const readiness = { ...DOWN, progress: percent, message: sentence };
        return send(answer, 503, JSON_TYPE, JSON.stringify(readiness));
      }
    }
    if (wantsPage(request, path)) return send(answer, 503, PAGE, waitingPage(percent, sentence));
    const refusal = {
      statusCode: 503,
      code: 'SERVICE_UNAVAILABLE',
      message: `Emma is getting ready. ${sentence} Please try again in a moment.`,
      requestId: randomUUID(),
    };
    send(answer, 503, JSON_TYPE, JSON.stringify(refusal));
  }
}

const wantsPage = ({ method, headers }: IncomingMessage, path: string): boolean =>
  method === 'GET' && !path.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

function send(answer: ServerResponse, status: number, kind: typeof PAGE, body: string): void {
  answer.writeHead(status, {
    'content-type': kind.type,
    'content-security-policy': kind.policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': String(RETRY_S) } : {}),
  });
  answer.end(body);
}

function whyNot(error: unknown, port: number, host: string): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; stop it, or set PORT to a free one.`;
    case 'EACCES':
      return `This account may not serve on port ${port}: set PORT to one above 1023.`;
    default:
      return `HOST is ${host}, which is no address of this machine: correct it, or leave it out.`;
  }
}
