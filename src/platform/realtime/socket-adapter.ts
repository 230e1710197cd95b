import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { SocketOrigins } from './socket-origins.js';
import { SILENT_MS, UnnamedConnections } from './unnamed-connections.js';

/** A dead connection is noticed within ping + timeout, well inside fifteen seconds (R-LIVE-2). */
const PING_MS = 5_000;
const PING_TIMEOUT_MS = 5_000;
const MAX_MESSAGE_BYTES = 16_384;

type Create = IoAdapter['createIOServer'];
type Options = Parameters<Create>[1];
type SocketServer = Parameters<IoAdapter['close']>[0];

/** socket.io on the HTTP server's own port, path /socket.io. */
export class SocketAdapter extends IoAdapter {
  constructor(private readonly app: INestApplicationContext) {
    super(app);
  }

  /** Not awaited: it ends with the HTTP server, which has a limit of its own. */
  override close(server: SocketServer): Promise<void> {
    void super.close(server);
    return Promise.resolve();
  }

  override createIOServer(port: number, options?: Options): ReturnType<Create> {
    const origins = this.app.get(SocketOrigins, { strict: false });
    const unnamed = this.app.get(UnnamedConnections, { strict: false });
    return super.createIOServer(port, {
      ...options,
      path: '/socket.io',
      serveClient: false,
      pingInterval: PING_MS,
      pingTimeout: PING_TIMEOUT_MS,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      connectTimeout: SILENT_MS,
      allowRequest: (request, answer) =>
        answer(null, origins.lets(request) && unnamed.hasRoomFor(request)),
    } as Options);
  }
}
