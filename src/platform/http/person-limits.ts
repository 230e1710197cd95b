import { finished } from 'node:stream';
import type { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import { currentActor } from '../actor/actor.js';
import { clientGone } from './client-gone.js';
import { PersonTurns } from './person-turns.js';
import type { GiveBack, TurnLimit } from './person-turns.js';
import { rateKey, visitorAddress } from './visitor-address.js';

/** How often one person, or one address of those who have not signed in, may make the calls that have this limit. */
export interface PersonLimit {
  /** Unique among all limits. */
  name: string;
  /** Calls in a minute, over all processes if they share a Redis; counted by address where it is left out. */
  calls?: number;
  /** What a person reads who calls once more. */
  message: string;
  /** As many as anybody asks for where it is left out. */
  turns?: TurnLimit;
  /** How many of all callers are answered side by side in one process; any number where it is left out. */
  together?: number;
  /** Whether a call with this query counts; each does where it is left out. */
  concerns?(query: object): boolean;
}

type Count = ReturnType<FastifyInstance['createRateLimit']>;

/** What each person has asked for, by limit: calls of several modules may share one. */
@Injectable()
export class PersonLimits {
  /** Longer than anybody waits in front of a page. */
  longestWaitMs = 10_000;
  private readonly counts = new Map<PersonLimit, Count>();
  private readonly turns = new Map<PersonLimit, PersonTurns>();
  private readonly together = new Map<PersonLimit, PersonTurns>();

  constructor(private readonly adapter: HttpAdapterHost<FastifyAdapter>) {}

  /** @throws DomainError 429 */
  async count(limit: PersonLimit, request: FastifyRequest): Promise<void> {
    if (limit.calls === undefined) return;
    const counted = await this.counterOf(limit, limit.calls)(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw refused(limit, counted.ttlInSeconds);
  }

  /**
   * Does the work of a call when it is its turn, which lasts as long as the work, also where the client has gone;
   * a download is done when it was read.
   * @throws DomainError 429
   */
  async inTurn<T>(limit: PersonLimit, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const gone = clientGone(request.raw.socket);
    const giveBack = await this.takeTurn(limit, callerOf(request), gone);
    let download: Readable | undefined;
    try {
      const answer = await work();
      if (answer instanceof StreamableFile) download = answer.getStream();
      return answer;
    } finally {
      if (download) whenRead(download, gone, giveBack);
      else giveBack();
    }
  }

  /** One's own turn first: of the turns of all nobody waits for more at a time than for that many. */
  private async takeTurn(limit: PersonLimit, caller: string, gone: AbortSignal): Promise<GiveBack> {
    const { turns, together } = limit;
    if (!turns) return () => undefined;
    const own = await this.turnsIn(this.turns, limit, turns).take(caller, gone);
    if (!own) throw refused(limit, 1);
    if (together === undefined) return own;
    const line = { atOnce: together, waiting: MANY_CALLERS };
    const common = await this.turnsIn(this.together, limit, line).take(EVERYBODY, gone);
    if (common) {
      return () => {
        common();
        own();
      };
    }
    own();
    throw refused(limit, 1);
  }

  private turnsIn(
    known: Map<PersonLimit, PersonTurns>,
    limit: PersonLimit,
    line: TurnLimit,
  ): PersonTurns {
    const turns = known.get(limit) ?? new PersonTurns(line, this.longestWaitMs);
    known.set(limit, turns);
    return turns;
  }

  private counterOf(limit: PersonLimit, max: number): Count {
    const known = this.counts.get(limit);
    if (known) return known;
    const count = this.adapter.httpAdapter.getInstance().createRateLimit({
      max,
      timeWindow: MINUTE_MS,
      keyGenerator: () => `${limit.name}:${currentActor().employeeId}`,
    });
    this.counts.set(limit, count);
    return count;
  }
}

/** Further ones are refused. */
const MANY_CALLERS = 500;
const EVERYBODY = 'everybody';

/** Who has not signed in is told from others by address. */
const callerOf = ({ ip }: FastifyRequest): string =>
  currentActor().employeeId ?? rateKey(visitorAddress(ip));

/** Nobody reads on where the client has gone. */
function whenRead(download: Readable, gone: AbortSignal, tell: () => void): void {
  const stop = (): void => void download.destroy();
  gone.addEventListener('abort', stop, { once: true });
  finished(download, () => {
    gone.removeEventListener('abort', stop);
    tell();
  });
  if (gone.aborted) stop();
}

const refused = ({ message }: PersonLimit, retryAfter: number): DomainError =>
  new DomainError('too-many', 'TOO_MANY_REQUESTS', message, { retryAfter });
