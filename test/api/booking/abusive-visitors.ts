import { Chance } from '../../../src/app/demo/chance.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { confirm, contactOf, hold, release } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

/** 200 addresses: forty of IPv4 in ten /24, and 160 of IPv6 in five /48, fifteen /56 and forty /64. */
export const ADDRESSES: readonly string[] = [
  ...Array.from({ length: 40 }, (_, n) => `198.18.${n % 10}.${1 + Math.floor(n / 10)}`),
  ...Array.from({ length: 160 }, (_, n) => {
    const [site, home, network] = [n % 5, n % 3, n % 8];
    return `2001:db8:${site}:${home}0${network}::${n + 1}`;
  }),
];

/** What an address has in common with others, by the limit that applies to it. */
export function networksOf(
  address: string,
): Record<'aNetwork' | 'aNetwork56' | 'aNetwork48', string> {
  if (!address.includes(':')) {
    const network = address.split('.').slice(0, 3).join('.');
    return { aNetwork: network, aNetwork56: network, aNetwork48: network };
  }
  const [a, b, site, subnet = ''] = address.split(':');
  return {
    aNetwork: `${a}:${b}:${site}:${subnet}`,
    aNetwork56: `${a}:${b}:${site}:${subnet.padStart(4, '0').slice(0, 2)}`,
    aNetwork48: `${a}:${b}:${site}`,
  };
}

/** What a visitor has reserved. */
interface Held {
  reservationId: string;
  secret: string;
}

/** A booking that was made. */
export interface Made {
  address: string;
  phone: string;
}

/** People who want as much of some days as they can get, by a plan from a seed. */
export class AbusiveVisitors {
  readonly made: Made[] = [];
  readonly statuses = new Map<string, number>();
  private readonly holding = new Map<string, Held>();
  private readonly chance: Chance;

  constructor(
    private readonly api: TestApi,
    private readonly area: GivenArea,
    private readonly days: readonly string[],
    seed: number,
  ) {
    this.chance = new Chance(seed);
  }

  /** That many of them act at once, starting with those who have a reservation. */
  async rush(count: number): Promise<void> {
    const actors = new Set([...this.holding.keys(), ...this.chance.shuffle(ADDRESSES)]);
    // What each of them does is decided beforehand: it must not depend on who is answered first.
    const acts = [...actors].slice(0, count).map((address) => this.plan(address));
    await Promise.all(acts.map((act) => act()));
  }

  /** Milliseconds until they come back. */
  pause(): number {
    return this.chance.whole(30_000, 300_000);
  }

  private plan(address: string): () => Promise<void> {
    const held = this.holding.get(address);
    const phone = `405555${String(this.chance.whole(0, 60)).padStart(4, '0')}`;
    const request = {
      branchId: this.area.branch._id,
      date: this.chance.pick(this.days),
      time: `${String(this.chance.whole(8, 16)).padStart(2, '0')}:${this.chance.pick(['00', '15', '30', '45'])}`,
      duration: this.chance.whole(4, 32) / 4,
    };
    if (!held) return () => this.hold(address, request);
    return this.chance.happens(0.7)
      ? () => this.book(address, held, phone)
      : () => this.giveBack(address, held);
  }

  private async hold(address: string, request: object): Promise<void> {
    const { status, body } = await hold(this.api, request, address);
    this.count('hold', status);
    if (status === 201) this.holding.set(address, body);
  }

  private async book(address: string, held: Held, phone: string): Promise<void> {
    const body = contactOf(this.area, held);
    const customerInformation = { ...body.customerInformation, phone };
    const told = { ...body, customerInformation };
    const { status } = await confirm(this.api, held.reservationId, told, address);
    this.count('book', status);
    if (status === 201) this.made.push({ address, phone });
    if (status !== 429) this.holding.delete(address);
  }

  private async giveBack(address: string, { reservationId, secret }: Held): Promise<void> {
    this.count('give back', (await release(this.api, reservationId, secret)).status);
    this.holding.delete(address);
  }

  private count(act: string, status: number): void {
    const key = `${act} ${status}`;
    this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1);
  }
}
