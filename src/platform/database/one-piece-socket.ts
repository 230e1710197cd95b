import { Socket } from 'node:net';

interface Piece {
  chunk: Buffer | string;
  encoding: BufferEncoding;
}

/** What Node calls the encoding of bytes. */
const BYTES = 'buffer' as BufferEncoding;

/**
 * Sends what leaves together as one piece. The driver writes four of them for each statement, and to hand
 * each to the system costs more than to copy them. Over TLS it has no effect: that takes
 * over the connection beneath this socket.
 */
export class OnePieceSocket extends Socket {
  override _writev(pieces: Piece[], done: (error?: Error | null) => void): void {
    const bytes = pieces.map(({ chunk, encoding }) =>
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk,
    );
    this._write(Buffer.concat(bytes), BYTES, done);
  }
}
