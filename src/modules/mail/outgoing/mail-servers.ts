import { Injectable } from '@nestjs/common';
import type { HandOver } from '#platform/mail-transport/mail-transport.js';
import { OutsideServices } from '#platform/outside/outside-services.js';
import type { CircuitBreaker } from '#platform/outside/circuit-breaker.js';
import type { TransportName } from './letter.js';

/** A server that hangs blocks a worker for MAIL_TIMEOUT_MS each time, so calls to it soon stop. */
const RULE = { failuresToRest: 5, restMs: 30_000 };

/** Which mail servers are not called for now, because they failed several times in a row. */
@Injectable()
export class MailServers {
  constructor(private readonly outside: OutsideServices) {}

  /** Milliseconds until a hand-over may begin; 0: now, and its outcome must be reported. */
  restMs(transport: TransportName): number {
    const breaker = this.breakerOf(transport);
    return breaker && !breaker.mayCall() ? breaker.remainingMs : 0;
  }

  /** What a server answered: a permanent refusal is an answer too. */
  told(transport: TransportName, outcome: HandOver): void {
    const isAnswer =
      outcome.kind === 'taken' || (outcome.kind === 'refused' && outcome.isPermanent);
    if (isAnswer) this.breakerOf(transport)?.succeeded();
    else this.breakerOf(transport)?.failed();
  }

  private breakerOf(transport: TransportName): CircuitBreaker | undefined {
    return transport === 'mailbox' ? undefined : this.outside.breaker(`mail ${transport}`, RULE);
  }
}
