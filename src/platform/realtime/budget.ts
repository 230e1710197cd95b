import { MINUTE_MS } from '#kernel/time-window.js';

/** So many at once, and as many again within a minute. */
export class Budget {
  private left: number;

  constructor(
    private readonly most: number,
    private at = performance.now(),
  ) {
    this.left = most;
  }

  /** @returns false where there is not so much left; nothing is taken then */
  take(cost: number): boolean {
    const now = performance.now();
    this.left = Math.min(this.most, this.left + ((now - this.at) / MINUTE_MS) * this.most);
    this.at = now;
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }
}
