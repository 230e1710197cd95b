import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { newId } from '#kernel/ids.js';
import { tellsOutcome, toApiError } from './api-error';

/** The same request later than this is a new request, not the old one tried again. */
const KEEP_MS = 3_600_000;
/**
 * What these return is good for a moment, or stored nowhere: an old answer is worth less than a new
 * one. Stamps are known again by their own ids.
 */
const NEVER_KEYED = [
  '/access-token',
  '/actuals/stamps',
  '/tickets',
  '/move/location/estimate',
  '/contract/matchrepeat',
  '/booking/quote',
];

interface Unanswered {
  key: string;
  /** When its answer was lost, in ms since 1970. */
  since: number;
}

/** One sending of a request. */
export interface Sending {
  args: FetchArgs;
  /** The key by which the server does it only once; undefined if it has none. */
  key?: string;
  /** Reports the outcome. */
  ended: (error: FetchBaseQueryError | undefined) => void;
}

/**
 * Gives each POST a key by which the server does it only once, and remembers the key until an
 * answer comes: the same request sent again then gets the first one's answer instead of being
 * stored twice.
 */
export class UnansweredPosts {
  private readonly kept = new Map<string, Unanswered>();

  /** @param keepMs how long a repeated request counts as the old one */
  constructor(private readonly keepMs = KEEP_MS) {}

  send(args: FetchArgs): Sending {
    if (args.method !== 'POST' || NEVER_KEYED.some((path) => args.url.startsWith(path))) {
      return { args, ended: () => undefined };
    }
    const request = JSON.stringify([args.url, args.params, args.body]);
    const key = this.keyOf(request) ?? newId();
    return {
      args: { ...args, headers: { 'idempotency-key': key } },
      key,
      ended: (error) => {
        if (isAnswer(error)) this.kept.delete(request);
        else this.kept.set(request, { key, since: Date.now() });
      },
    };
  }

  private keyOf(request: string): string | undefined {
    const known = this.kept.get(request);
    return known && Date.now() - known.since < this.keepMs ? known.key : undefined;
  }
}

function isAnswer(error: FetchBaseQueryError | undefined): boolean {
  if (!error) return true;
  const { status, data } = error;
  return typeof status === 'number' && tellsOutcome(toApiError(status, data));
}
