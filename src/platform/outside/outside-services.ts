import { performance } from 'node:perf_hooks';
import { Injectable, Logger } from '@nestjs/common';
import { CircuitBreaker } from './circuit-breaker.js';
import type { RestRule } from './circuit-breaker.js';

/** The outside services that this process calls, each behind a circuit breaker of its own. */
@Injectable()
export class OutsideServices {
  private readonly logger = new Logger(OutsideServices.name);
  private readonly breakers = new Map<string, CircuitBreaker>();

  /** The service's breaker, created by the first caller. */
  breaker(service: string, rule: RestRule): CircuitBreaker {
    const known = this.breakers.get(service);
    if (known) return known;
    const breaker = new CircuitBreaker(
      rule,
      () => performance.now(),
      () => this.logger.warn(`${service} fails and is left alone for ${rule.restMs / 1_000} s`),
    );
    this.breakers.set(service, breaker);
    return breaker;
  }

  /** Whether calls to each service are stopped for now. */
  states(): { service: string; isResting: boolean }[] {
    return [...this.breakers].map(([service, { isResting }]) => ({ service, isResting }));
  }
}
