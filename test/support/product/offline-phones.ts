import { addDays, localDateOf } from '#kernel/local-date.js';
import { HOUR_MS } from '#kernel/time-window.js';
import type { ActualView, StampsStoredView } from '#modules/actuals/contract/actual.view.js';
import type { ApiClient } from '../api/api-client.js';
import type { Company } from '../given/given-company.js';
import { accepted, isUnanswered } from './busy-seller.js';
import { bookMove } from './book-move.js';

/** Each kind has an hour of its own after the start, so that no order of arrival runs backwards. */
const HOURS = {
  leftYard: -2,
  started: 0,
  breakStart: 1,
  breakEnd: 1,
  extra: 2,
  finished: 3,
  backYard: 5,
} as const;
const KINDS = Object.keys(HOURS) as (keyof typeof HOURS)[];
const JOBS = 2;
/** Nearly as many as a job has room for. */
const STAMPS_OF_JOB = 190;
/** Of one request; the server takes up to 200. */
const BATCH = 60;

interface PhoneStamp {
  id: string;
  operation: string;
  kind: string;
  at: string;
  /** Which of the two phones. */
  phone: number;
}

interface Job {
  operationId: string;
  start: Date;
}

/** What people must be signed in for. */
export interface PhoneUsers {
  sales: ApiClient;
  manager: ApiClient;
  lead: ApiClient;
  mover: ApiClient;
}

/** Two people of one crew who stamp without a network, and send it later, in any order, more than once. */
export class OfflinePhones {
  private constructor(
    private readonly phones: readonly ApiClient[],
    private readonly offline: readonly Job[],
    private readonly inOrder: readonly Job[],
  ) {}

  /** Books jobs of past days and seats both on their truck. */
  static async of(users: PhoneUsers, company: Company): Promise<OfflinePhones> {
    const { branch, trucks, people } = company;
    const truck = trucks[0]?._id ?? '';
    const today = localDateOf(new Date(), branch.timezone);
    const jobs: Job[] = [];
    for (let at = 0; at < 2 * JOBS; at += 1) {
      const day = addDays(today, -3 - at);
      const seats = `assignment/mover/${branch._id}/${day}`;
      jobs.push(await bookMove(users.sales, { branchId: branch._id, day, truck }));
      for (const [position, { _id: mover }] of [people.lead, people.mover].entries()) {
        await accepted(users.manager.post(seats, { mover, truck, position }));
      }
    }
    const phones = [users.lead, users.mover];
    return new OfflinePhones(phones, jobs.slice(0, JOBS), jobs.slice(JOBS));
  }

  /** Sends everything again and again, both phones at once, until there is no answer anymore. */
  async sendUntilGone(): Promise<void> {
    const sendOn = async (phone: number): Promise<void> => {
      for (let seed = 1; ; seed += 1) await this.send(phone, this.shuffled(seed));
    };
    const ended = await Promise.allSettled(this.phones.map((_, phone) => sendOn(phone)));
    for (const one of ended) {
      if (one.status === 'rejected' && !isUnanswered(one.reason)) throw one.reason;
    }
  }

  /** Sends everything once more, both phones at once. */
  async sendShuffled(seed: number): Promise<void> {
    await Promise.all(this.phones.map((_, phone) => this.send(phone, this.shuffled(seed))));
  }

  /** The same stamps about other jobs, as they happened. */
  async sendInOrder(): Promise<void> {
    const all = this.inOrder.flatMap(stampsOf);
    const byTime = all.sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
    for (const [phone] of this.phones.entries()) await this.send(phone, byTime);
  }

  /** How the jobs went, those of the shuffled stamps and those of the others; times after the start. */
  async told(): Promise<[unknown[], unknown[]]> {
    return [await this.actualsOf(this.offline), await this.actualsOf(this.inOrder)];
  }

  private shuffled(seed: number): PhoneStamp[] {
    return shuffled(this.offline.flatMap(stampsOf), seed);
  }

  private async actualsOf(jobs: readonly Job[]): Promise<unknown[]> {
    return Promise.all(jobs.map((job) => this.actualOf(job)));
  }

  private async actualOf({ operationId, start }: Job): Promise<object> {
    const [phone] = this.phones;
    if (!phone) throw new Error('no phone');
    const actual = await accepted<ActualView>(phone.get(`actuals/${operationId}`));
    const after = (at: string | null): number | null =>
      at === null ? null : Date.parse(at) - start.getTime();
    return {
      state: actual.state,
      times: [actual.leftYard, actual.started, actual.finished, actual.backYard].map(after),
      breakMinutes: actual.breakMinutes,
      extraMinutes: actual.extraMinutes,
      extraNote: actual.extraNote,
      clockHours: actual.clockHours,
      source: actual.source,
    };
  }

  private async send(phone: number, all: readonly PhoneStamp[]): Promise<void> {
    const own = all.filter((stamp) => stamp.phone === phone);
    for (let from = 0; from < own.length; from += BATCH) {
      const stamps = own.slice(from, from + BATCH).map(({ phone: _phone, ...stamp }) => stamp);
      const sent = { sentAt: new Date().toISOString(), stamps };
      const client = this.phones[phone];
      if (client) await accepted<StampsStoredView>(client.post('actuals/stamps', sent));
    }
  }
}

/** Every fifth takes the one before it back, some of them too late. */
function stampsOf({ operationId: operation, start }: Job): PhoneStamp[] {
  return Array.from({ length: STAMPS_OF_JOB }, (_, n): PhoneStamp => {
    const undoes = n % 5 === 4;
    const about = undoes ? n - 1 : n;
    const kind = KINDS[about % KINDS.length] ?? 'extra';
    const seconds = about * 7 + (undoes ? (n % 35 === 34 ? 180 : 60) : 0);
    const at = new Date(start.getTime() + HOURS[kind] * HOUR_MS + seconds * 1_000).toISOString();
    const stamp = { id: idOf(operation, n), operation, at, phone: Math.floor(about / 3) % 2 };
    if (undoes) return { ...stamp, kind: 'undo', ...{ of: idOf(operation, about) } };
    return kind === 'extra'
      ? { ...stamp, kind, ...{ minutes: 1 + (n % 9), note: `Extra ${n}` } }
      : { ...stamp, kind };
  });
}

const idOf = (operation: string, n: number): string =>
  operation.slice(0, 16) + n.toString(16).padStart(8, '0');

/** The same order for the same seed. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  let state = seed;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  return all
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}
