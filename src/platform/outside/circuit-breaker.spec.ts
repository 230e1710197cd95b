import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

const RULE = { failuresToRest: 2, restMs: 1_000 };

describe('CircuitBreaker', () => {
  it('rests after failures in a row, lets one try, and closes on success', () => {
    let now = 0;
    const breaker = new CircuitBreaker(RULE, () => now);
    breaker.failed();
    expect(breaker.mayCall()).toBe(true);
    breaker.failed();
    expect(breaker.mayCall()).toBe(false);
    now = 1_000;
    expect(breaker.mayCall()).toBe(true);
    expect(breaker.mayCall()).toBe(false);
    breaker.succeeded();
    expect(breaker.mayCall()).toBe(true);
  });

  it('counts only failures in a row', () => {
    const breaker = new CircuitBreaker(RULE, () => 0);
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect(breaker.mayCall()).toBe(true);
  });

  it('says how long it stays open, and reports once that it opened', () => {
    let now = 0;
    let told = 0;
    const breaker = new CircuitBreaker(
      RULE,
      () => now,
      () => (told += 1),
    );
    expect([breaker.isResting, breaker.remainingMs]).toEqual([false, 0]);
    for (let failures = 0; failures < 3; failures += 1) breaker.failed();
    now = 400;
    expect([breaker.isResting, breaker.remainingMs, told]).toEqual([true, 600, 1]);
    now = 1_000;
    expect([breaker.isResting, breaker.remainingMs]).toEqual([true, 0]);
  });
});
