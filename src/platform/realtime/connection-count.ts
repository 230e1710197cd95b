import type { LiveServer, LiveSocket } from './live-socket.js';

/** How many connections one person may have to one process: tabs, and devices left open. */
const CONNECTIONS_A_PERSON = 20;

/** How many connections each person has, including those that are just being let in. */
export class ConnectionCount {
  private readonly coming = new Map<LiveSocket, string>();

  /**
   * @returns false if the person has that many already; the new one is refused, the old ones are in
   * use
   */
  admit(server: LiveServer, socket: LiveSocket, employeeId: string): boolean {
    // Several that come at once are opened one after the other: some are both open and coming.
    const open = [...server.sockets.sockets.values()].filter(
      (other) => other.data.viewer.employeeId === employeeId && !this.coming.has(other),
    );
    const coming = [...this.coming.values()].filter((other) => other === employeeId);
    if (open.length + coming.length >= CONNECTIONS_A_PERSON) return false;
    this.coming.set(socket, employeeId);
    // By then the server counts it as open, or it was gone before it opened.
    setImmediate(() => this.coming.delete(socket));
    return true;
  }
}
