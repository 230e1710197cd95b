import type { LiveServer } from './live-socket.js';

/** How many connections one person may have to one process: tabs, and devices left open. */
const CONNECTIONS_A_PERSON = 20;

/** How many connections each person has, including those that are just being let in. */
export class ConnectionCount {
  private readonly admitted = new Map<string, number>();

  /**
   * @returns false if the person has that many already; the new one is refused, the old ones are in
   * use
   */
  admit(server: LiveServer, employeeId: string): boolean {
    const open = [...server.sockets.sockets.values()].filter(
      ({ data }) => data.viewer.employeeId === employeeId,
    );
    const coming = this.admitted.get(employeeId) ?? 0;
    if (open.length + coming >= CONNECTIONS_A_PERSON) return false;
    this.admitted.set(employeeId, coming + 1);
    // By then the server counts it as open, or it was gone before it opened.
    setImmediate(() => this.settle(employeeId));
    return true;
  }

  private settle(employeeId: string): void {
    const coming = (this.admitted.get(employeeId) ?? 1) - 1;
    if (coming > 0) this.admitted.set(employeeId, coming);
    else this.admitted.delete(employeeId);
  }
}
