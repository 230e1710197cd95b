import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OnePieceSocket } from './one-piece-socket.js';

describe('a socket that sends in one piece', () => {
  let server: Server;
  let socket: OnePieceSocket;

  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    socket = new OnePieceSocket();
  });
  afterEach(() => {
    socket.destroy();
    server.close();
  });

  it('what leaves together, bytes and texts, in its order, before the connection is there and after', async () => {
    const sent = jest.spyOn(socket, '_write');
    const received = once(server, 'connection').then(([line]) => text(line));
    socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
    const send = async (): Promise<void> => {
      socket.cork();
      socket.write(Buffer.from('lock, '));
      socket.write('réad, ');
      socket.write('75', 'hex');
      const gone = new Promise((resolve) => socket.write('; ', resolve));
      socket.uncork();
      await gone;
    };
    await send();
    await send();
    expect(sent).toHaveBeenCalledTimes(2);
    socket.end('commit');
    expect(await received).toBe('lock, réad, u; lock, réad, u; commit');
  });
});
