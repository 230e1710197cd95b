import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import pg from 'pg';

/** How long a connection of ours keeps one of the server's. */
type Keeps = 'transaction' | 'session';

/** One of the server's, signed in. */
interface Backend {
  socket: Socket;
  end: () => Promise<void>;
}

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** Signed in, as a process of the pooler's own number, and idle. */
const GREETING = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('K', Buffer.from([0, 0, 0, 7, 0, 0, 0, 7])),
  message('Z', Buffer.from('I')),
]);

const NO_OPTIONS = message(
  'E',
  Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: options\0\0'),
);

/** The whole messages that have arrived, and what is left of the next one. */
function split(bytes: Buffer): { whole: Buffer[]; rest: Buffer } {
  const whole: Buffer[] = [];
  let at = 0;
  while (at + 5 <= bytes.length && at + 1 + bytes.readInt32BE(at + 1) <= bytes.length) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    whole.push(bytes.subarray(at, end));
    at = end;
  }
  return { whole, rest: bytes.subarray(at) };
}

const typeOf = (one: Buffer): string => String.fromCharCode(one[0] ?? 0);

/**
 * A pooler as PgBouncer is one: what was given back last is handed out first, nothing is reset in between, and
 * what a greeting asks for besides is refused.
 * @returns its address, and how to end it
 */
export async function startPooler(url: string, keeps: Keeps) {
  const free: Backend[] = [];
  const all: Backend[] = [];
  const clients = new Set<Socket>();
  const take = async (): Promise<Backend> => free.pop() ?? open();
  const open = async (): Promise<Backend> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { stream: socket } = (client as pg.Client & { connection: { stream: Socket } })
      .connection;
    socket.removeAllListeners('data');
    const backend = { socket, end: () => client.end() };
    all.push(backend);
    return backend;
  };

  const server = createServer((socket) => {
    clients.add(socket);
    let backend: Promise<Backend> | undefined;
    let owed = 0;
    let state = 'I';
    let [asked, answered] = [Buffer.alloc(0), Buffer.alloc(0)];
    const giveBack = async (): Promise<void> => {
      const given = await backend;
      backend = undefined;
      given?.socket.off('data', hear);
      // Whoever leaves in the middle of something takes it along.
      if (state !== 'I' || owed > 0) given?.socket.destroy();
      else if (given) free.push(given);
    };
    const hear = (chunk: Buffer): void => {
      socket.write(chunk);
      const { whole, rest } = split(Buffer.concat([answered, chunk]));
      answered = Buffer.from(rest);
      for (const one of whole.filter((each) => typeOf(each) === 'Z')) {
        owed -= 1;
        state = String.fromCharCode(one[5] ?? 0);
        if (owed === 0 && state === 'I' && keeps === 'transaction') void giveBack();
      }
    };
    const pass = async (one: Buffer): Promise<void> => {
      if (typeOf(one) === 'X') return;
      if ('QS'.includes(typeOf(one))) owed += 1;
      backend ??= take().then((taken) => {
        taken.socket.on('data', hear);
        return taken;
      });
      (await backend).socket.write(one);
    };
    socket.on('error', () => undefined);
    socket.on('close', () => void giveBack());
    socket.once('data', (greeting: Buffer) => {
      if (greeting.includes('options\0')) return socket.end(NO_OPTIONS);
      socket.write(GREETING);
      socket.on('data', (chunk: Buffer) => {
        const { whole, rest } = split(Buffer.concat([asked, chunk]));
        asked = Buffer.from(rest);
        for (const one of whole) void pass(Buffer.from(one));
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: Object.assign(new URL(url), {
      host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    }).href,
    close: async (): Promise<void> => {
      for (const socket of clients) socket.destroy();
      server.close();
      for (const { socket } of all) socket.destroy();
      await once(server, 'close');
    },
  };
}
