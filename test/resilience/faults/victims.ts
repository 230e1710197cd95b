import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../../src/app/demo/chance.js';
import type { Fleet, Member } from '../../support/product/fleet.js';
import type { DurablePostgres } from '../../support/services/durable-postgres.mjs';
import type { DurableRedis } from '../../support/services/durable-redis.js';

/** One way in which something goes down and comes back. */
export interface Victim {
  kind: string;
  strike: () => Promise<void> | void;
  /** Resolves when it is back. */
  start: () => Promise<void>;
  /** It stays away for long: seconds count from its return, not from the strike. */
  isAwayForLong?: true;
}

/** Everything that can go down. */
export interface House {
  fleet: Fleet;
  postgres: DurablePostgres;
  redis: DurableRedis;
}

const STARTS = 5;
/** Longer than a call waits for an answer of the database. */
const LONGEST_FREEZE_MS = 25_000;

/** How often each kind is struck, of a hundred times. */
const SHARES: readonly (readonly [number, (chance: Chance, house: House) => Victim])[] = [
  [30, (chance, { fleet }) => memberAsVictim('server', chance.pick(fleet.servers))],
  [30, (chance, { fleet }) => memberAsVictim('worker', chance.pick(fleet.workers))],
  [15, (_, { postgres }) => ({ kind: 'PostgreSQL', strike: postgres.kill, start: postgres.start })],
  [5, (chance, { postgres }) => frozen(chance, postgres)],
  [13, (_, { redis }) => ({ kind: 'Redis', strike: redis.kill, start: redis.start })],
  [7, (_, { redis }) => emptied(redis)],
];

/** Whom chance strikes, each kind by its share; with FAULT_FREEZES nothing but freezes. */
export function pickVictim(chance: Chance, house: House): Victim {
  if (process.env['FAULT_FREEZES']) return frozen(chance, house.postgres);
  let draw = chance.next() * 100;
  const drawn = SHARES.find(([share]) => (draw -= share) < 0) ?? SHARES[0];
  if (!drawn) throw new Error('Nobody can be struck');
  return drawn[1](chance, house);
}

/** A machine that stands still, or a network that swallows everything: no connection breaks. */
const frozen = (chance: Chance, { freeze, thaw }: DurablePostgres): Victim => ({
  kind: 'PostgreSQL, frozen',
  strike: freeze,
  start: async () => {
    await sleep(chance.whole(1_000, LONGEST_FREEZE_MS));
    thaw();
  },
  isAwayForLong: true,
});

const emptied = (redis: DurableRedis): Victim => ({
  kind: 'Redis, emptied',
  strike: redis.kill,
  start: async () => {
    await redis.empty();
    await redis.start();
  },
});

/** A supervisor starts it again and again: what it needs may be away as well. */
function memberAsVictim(kind: string, member: Member): Victim {
  const start = async (): Promise<void> => {
    for (let tries = 1; !member.isRunning(); tries += 1) {
      await member.start().catch((error: unknown) => {
        if (tries === STARTS) throw error;
      });
    }
  };
  return { kind, strike: member.kill, start };
}

/** Who is drawn twice goes down once. What is frozen cannot be started again. */
export function differentOf(drawn: readonly Victim[]): Victim[] {
  const different = [...new Map(drawn.map((victim) => [victim.strike, victim])).values()];
  const long = different.find(({ isAwayForLong }) => isAwayForLong);
  return long ? different.filter((one) => one === long || one.kind !== 'PostgreSQL') : different;
}

export async function strike(victims: readonly Victim[]): Promise<void> {
  await Promise.all(victims.map(async ({ strike: begin }) => begin()));
}

/** They stay away for a while, and come back. */
export async function restartVictims(victims: readonly Victim[], chance: Chance): Promise<void> {
  await sleep(chance.whole(0, 1_000));
  await Promise.all(victims.map(({ start }) => start()));
}
