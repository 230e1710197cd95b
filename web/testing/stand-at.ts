const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Stops the clock at an instant for the tests around the call; timers still run for real. */
export function standAt(instant: string): void {
  beforeEach(() => void jest.useFakeTimers({ now: new Date(instant), doNotFake: [...TIMERS] }));
  afterEach(() => void jest.useRealTimers());
}
