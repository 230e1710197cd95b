import { request, createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { isServing } from './server-process.js';

const PROBE_MS = 100;

/**
 * In front of several processes, like a load balancer: passes requests round robin to those that
 * report that they are ready, and goes on to the next one if none is listening anymore.
 */
export class Balancer {
  private ready: string[] = [];
  private turn = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((incoming, answer) => this.hand(incoming, answer));
  private readonly probe: NodeJS.Timeout;

  private constructor(private readonly origins: readonly string[]) {
    this.server.on('upgrade', (incoming, socket: Socket, head: Buffer) =>
      this.join(incoming, socket, head),
    );
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    this.probe = setInterval(() => void this.look(), PROBE_MS);
  }

  static async before(origins: readonly string[], port: number): Promise<Balancer> {
    const balancer = new Balancer(origins);
    await balancer.look();
    await new Promise<void>((done) => balancer.server.listen(port, '127.0.0.1', done));
    return balancer;
  }

  /** Until this process gets no more requests. */
  async untilPassedBy(origin: string): Promise<void> {
    while (this.ready.includes(origin)) await new Promise((done) => setTimeout(done, PROBE_MS));
  }

  async close(): Promise<void> {
    clearInterval(this.probe);
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  private async look(): Promise<void> {
    const states = await Promise.all(this.origins.map(isServing));
    this.ready = this.origins.filter((_, index) => states[index]);
  }

  private next(): string | undefined {
    this.turn += 1;
    return this.ready[this.turn % this.ready.length];
  }

  private hand(incoming: IncomingMessage, answer: ServerResponse): void {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => this.send(incoming, Buffer.concat(chunks), answer, 1));
  }

  private send(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, tries: number) {
    const origin = this.next();
    if (!origin) {
      answer.writeHead(503).end();
      return;
    }
    const { method, headers, url } = incoming;
    const outgoing = request(`${origin}${url}`, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // Nobody listened: no request was begun, so another process may take it.
      if (error.code === 'ECONNREFUSED' && tries < this.origins.length * 2) {
        this.send(incoming, body, answer, tries + 1);
      } else if (!answer.headersSent) {
        answer.writeHead(502).end();
      } else {
        answer.destroy();
      }
    });
    outgoing.end(body);
  }

  private join(incoming: IncomingMessage, socket: Socket, head: Buffer): void {
    const origin = this.next();
    if (!origin) {
      socket.destroy();
      return;
    }
    const { hostname, port } = new URL(origin);
    const through = connect(Number(port), hostname, () => {
      const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`);
      through.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      through.write(head);
      through.pipe(socket).pipe(through);
    });
    through.on('error', () => socket.destroy());
    socket.on('error', () => through.destroy());
  }
}
