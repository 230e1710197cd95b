import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

describe('CircuitBreaker', () => {
  it('rests after failures in a row, lets one try, and closes on success', () => {
    let now = 0;
    const breaker = new CircuitBreaker(2, 1_000, () => now);
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
    const breaker = new CircuitBreaker(2, 1_000, () => 0);
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect(breaker.mayCall()).toBe(true);
  });
});
