import { Budget } from './budget.js';
import { turnsOf } from './in-turn.js';
import type { LiveSocket } from './live-socket.js';

/**
 * Messages at once, and in each further minute. The pages that ask for most are Today, which opens with up to 48, and
 * the month of the calendar: it opens with 43, and a person who looks through a year opens twelve.
 */
const MESSAGES_A_CONNECTION = 300;
/** Of all of a person's connections to one process. */
const MESSAGES_A_PERSON = 900;
/** What is refused before the connection is ended. */
const REFUSALS = 50;
/** Messages of a connection that wait for the one before them. */
const MOST_WAITING = 300;
/** Checks that the server answers, a page's 80 a minute; and what asks nothing of anybody. */
const CHEAP: Readonly<Record<string, number>> = { beat: 0.1, unwatch: 0.2 };

/**
 * What each connection and each person may send. What is above it is refused with an
 * acknowledgement; a connection that goes on is ended.
 */
export class MessageBudget {
  /** As many as there are employees. */
  private readonly people = new Map<string, Budget>();

  /** @returns false when this person has sent too much to come in again now */
  admits(employeeId: string): boolean {
    return this.of(employeeId).take(1);
  }

  watch(socket: LiveSocket): void {
    const own = new Budget(MESSAGES_A_CONNECTION);
    let refused = 0;
    socket.use((packet, next) => {
      const [event] = packet;
      const cost = CHEAP[String(event)] ?? 1;
      const person = this.of(socket.data.viewer.employeeId);
      if (turnsOf(socket) < MOST_WAITING && own.take(cost) && person.take(cost)) return next();
      const answer: unknown = packet.at(-1);
      if (typeof answer === 'function') answer({ error: 'TOO_MANY' });
      refused += 1;
      if (refused >= REFUSALS) socket.disconnect(true);
    });
  }

  private of(employeeId: string): Budget {
    const known = this.people.get(employeeId) ?? new Budget(MESSAGES_A_PERSON);
    this.people.set(employeeId, known);
    return known;
  }
}
