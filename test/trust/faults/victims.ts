import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../../src/app/demo/chance.js';
import type { Fleet, Member } from '../../support/product/fleet.js';
import type { DurablePostgres } from '../../support/services/durable-postgres.mjs';
import type { DurableRedis } from '../../support/services/durable-redis.js';

/** One way in which something dies and comes back. */
export interface Victim {
  kind: string;
  kill: () => Promise<void> | void;
  start: () => Promise<void>;
}

/** Everything that can die. */
export interface House {
  fleet: Fleet;
  postgres: DurablePostgres;
  redis: DurableRedis;
}

const STARTS = 5;

/** Whom chance strikes, each kind by its share. */
export function pickVictim(chance: Chance, { fleet, postgres, redis }: House): Victim {
  const draw = chance.next();
  if (draw < 0.3) return memberAsVictim('server', chance.pick(fleet.servers));
  if (draw < 0.6) return memberAsVictim('worker', chance.pick(fleet.workers));
  if (draw < 0.8) return { kind: 'PostgreSQL', ...postgres };
  if (draw < 0.93) return { kind: 'Redis', ...redis };
  const start = async (): Promise<void> => {
    await redis.empty();
    await redis.start();
  };
  return { kind: 'Redis, emptied', kill: redis.kill, start };
}

/** A supervisor starts it again and again: what it needs may be away as well. */
function memberAsVictim(kind: string, member: Member): Victim {
  const start = async (): Promise<void> => {
    for (let tries = 1; !member.isRunning(); tries += 1) {
      await member.start().catch((error: unknown) => {
        if (tries === STARTS) throw error;
      });
    }
  };
  return { kind, kill: member.kill, start };
}

export async function strike(victims: readonly Victim[]): Promise<void> {
  await Promise.all(victims.map(async ({ kill }) => kill()));
}

/** They stay away for a while, and come back. */
export async function bringBack(victims: readonly Victim[], chance: Chance): Promise<void> {
  await sleep(chance.whole(0, 1_000));
  await Promise.all(victims.map(({ start }) => start()));
}
