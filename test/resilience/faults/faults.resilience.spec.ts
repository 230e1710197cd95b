import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Chance } from '../../../src/app/demo/chance.js';
import { contradictions, lostOf, untilDrained, untruthsOf } from './comparison.js';
import type { Fate } from './comparison.js';
import { Figures } from './figures.js';
import { restartVictims, differentOf, pickVictim, strike } from './victims.js';
import { openWorld } from './world.js';
import type { World } from './world.js';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 5);
/** The same one strikes the same processes after the same pauses. */
const SEED = Number(process.env['FAULT_SEED'] ?? Math.floor(Math.random() * 1_000_000));
const ROUND_LIMIT_MS = 60_000;
/** Of a schedule that runs every minute. */
const SCHEDULE_LIMIT_MS = 75_000;
const DRAIN_LIMIT_MS = 240_000;
/** Sometimes two things die at once. */
const SECOND_VICTIM = 0.1;

describe(`a house whose parts are killed at random (FAULT_ROUNDS=${ROUNDS} FAULT_SEED=${SEED})`, () => {
  const chance = new Chance(SEED);
  const figures = new Figures(ROUNDS, SEED);
  let world: World;
  let atWork: Promise<unknown>;
  let fates: Fate[];
  const lost: string[] = [];
  const ended: string[] = [];

  beforeAll(async () => {
    world = await openWorld(SEED);
    atWork = Promise.all(world.sellers.map((seller) => seller.work()));
  }, 240_000);
  afterAll(async () => {
    await world?.close();
  }, 60_000);

  /** One part dies under load and comes back; what was finished by then is compared. */
  async function round(from: number): Promise<number> {
    // oxlint-disable-next-line house/no-fixed-wait -- a fault strikes at any moment
    await sleep(chance.whole(200, 2_000));
    const drawn = [pickVictim(chance, world)];
    if (chance.happens(SECOND_VICTIM)) drawn.push(pickVictim(chance, world));
    const victims = differentOf(drawn);
    await strike(victims);
    const isLong = victims.some(({ isAwayForLong }) => isAwayForLong);
    const sinceStrike = world.log.untilAcknowledged();
    await restartVictims(victims, chance);
    const answered = isLong ? world.log.untilAcknowledged() : sinceStrike;
    figures.recovered(victims.map(({ kind }) => kind).join(' and '), await answered);
    const members = [...world.fleet.servers, ...world.fleet.workers];
    for (const { program, isRunning } of members) if (!isRunning()) ended.push(program);
    const unfinished = world.sales.findIndex(({ isFinished }) => !isFinished);
    const finished = unfinished < 0 ? world.sales.length : unfinished;
    lost.push(...(await lostOf(world.sales.slice(from, finished), world)));
    return finished;
  }

  it(
    'answers again within seconds, and every other process lives on',
    async () => {
      const rounds = async (): Promise<void> => {
        let compared = 0;
        for (let count = 0; count < ROUNDS; count += 1) compared = await round(compared);
      };
      await Promise.race([rounds(), atWork]);
      for (const seller of world.sellers) seller.leave();
      await atWork;
      expect(ended).toEqual([]);
      expect(world.log.faults).toEqual([]);
    },
    ROUNDS * ROUND_LIMIT_MS,
  );

  it(
    'carries out every job, and comes to an end with every email',
    async () => {
      figures.drained(await untilDrained(world, DRAIN_LIMIT_MS));
      const ids = world.sales.map(({ jobId }) => jobId);
      const sql = 'select id from platform.job where id = any($1) and state = $2';
      expect(await world.rows(sql, [ids, 'done'])).toHaveLength(ids.length);
      expect(await world.rows("select * from platform.job where state = 'failed'")).toEqual([]);
    },
    DRAIN_LIMIT_MS + 30_000,
  );

  it(
    'goes on with what is scheduled',
    async () => {
      const sql = `select 1 from platform.job where name = 'mail.resume-deliveries' and created > $1`;
      const since = new Date();
      const end = Date.now() + SCHEDULE_LIMIT_MS;
      while ((await world.rows(sql, [since])).length === 0 && Date.now() < end) await sleep(500);
      expect(await world.rows(sql, [since])).not.toEqual([]);
    },
    SCHEDULE_LIMIT_MS + 30_000,
  );

  it(
    'has lost nothing that it acknowledged',
    async () => {
      lost.push(...(await lostOf(world.sales, world)));
      expect(lost).toEqual([]);
    },
    ROUNDS * ROUND_LIMIT_MS,
  );

  it('has booked nothing twice, and written nothing twice or by half', async () => {
    expect(await contradictions(world)).toEqual([]);
  });

  it('says of every email what became of it, and has sent none twice', async () => {
    fates = await world.rows<Fate>('select id, message_id, status from mail.email');
    figures.print(world, fates);
    expect(untruthsOf(fates, world.post.taken)).toEqual([]);
    const accepted = world.sales.map(({ emailId }) => emailId);
    expect(fates.map(({ id }) => id).sort()).toEqual(accepted.sort());
  });
});
