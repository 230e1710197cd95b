import { describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { ConnectionCount } from './connection-count.js';
import type { LiveServer, LiveSocket } from './live-socket.js';

const MOST = 20;
const PERSON = newId();
const socketOf = (employeeId: string): LiveSocket =>
  ({ data: { viewer: { employeeId, roles: [] } } }) as object as LiveSocket;

describe('how many connections a person has', () => {
  const open = new Map<string, LiveSocket>();
  const server = { sockets: { sockets: open } } as object as LiveServer;
  const comes = (count: ConnectionCount): boolean => {
    const socket = socketOf(PERSON);
    const isAdmitted = count.admit(server, socket, PERSON);
    if (isAdmitted) open.set(newId(), socket);
    return isAdmitted;
  };

  it('counts one that is being opened once, also while it is open already', () => {
    const count = new ConnectionCount();
    const admitted = Array.from({ length: MOST + 1 }, () => comes(count));
    expect(admitted).toEqual([...Array.from({ length: MOST }, () => true), false]);
  });
});
