import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from '#platform/http/health-probes.js';
import { VERSION } from '#platform/config/version.js';
import type { StartProgress } from './start-progress.js';
import { WAITING_POLICY, waitingPage } from './waiting-page.js';
import { whyNotListening } from './why-not-listening.js';

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
 * Listens from the first moment of a start: the process is alive, is not ready and says how far it is;
 * everyone else is asked to come back.
 */
export class WaitingRoom {
  private readonly server: Server;
  private ask = (): Promise<Readiness> => Promise.resolve(this.start());

  private constructor(private readonly progress: StartProgress) {
    this.server = createServer((request, answer) => void this.answer(request, answer));
  }

  /** @throws CannotStart when it cannot listen on the port or the address */
  static async open(
    port: { name: string; number: number },
    host: string,
    progress: StartProgress,
  ): Promise<WaitingRoom> {
    const room = new WaitingRoom(progress);
    try {
      await once(room.server.listen(port.number, host), 'listening');
    } catch (error) {
      throw whyNotListening(error, port, host);
    }
    return room;
  }

  /** For the application's `listen`: from then on it gets the connections, without a gap. */
  get socket(): ListeningSocket {
    const { port, address: host } = this.server.address() as AddressInfo;
    return { port, host, _handle: (this.server as Server & { _handle: unknown })._handle };
  }

  /** The start is over; whoever watches the process goes on asking here. */
  stay(ask: () => Promise<Readiness>): void {
    this.ask = ask;
    this.server.unref();
  }

  private start(): Readiness {
    const { percent, sentence } = this.progress;
    return { isReady: false, body: { ...DOWN, progress: percent, message: sentence } };
  }

  private async answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    // A request with a body is read to its end, otherwise the answer may be lost.
    request.resume();
    answer.shouldKeepAlive = false;
    const [path = ''] = (request.url ?? '').split('?');
    switch (path.replace(/(?<=.)\/$/, '')) {
      case '/healthcheck':
        return send(answer, 200, JSON_TYPE, JSON.stringify({ status: 'ok', version: VERSION }));
      case '/healthcheck/ready': {
        const { isReady, body } = await this.ask();
        return send(answer, isReady ? 200 : 503, JSON_TYPE, JSON.stringify(body));
      }
    }
    const { percent, sentence } = this.progress;
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
