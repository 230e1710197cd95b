import { SetMetadata } from '@nestjs/common';
import type { SocketIdentity } from './socket-authenticator.js';

/** Who asks to watch, or is about to receive a change. */
export type Viewer = Pick<SocketIdentity, 'employeeId' | 'roles'>;

/** The rules of one kind of topic, `<prefix>:<id>`. */
export interface TopicKind {
  /** Runs as the viewer; `id` is what follows the first colon and may be anything a client sent. */
  mayWatch(viewer: Viewer, id: string): boolean | Promise<boolean>;
  /**
   * Which of the things exist, asked only for viewers who may watch them; leave it out if mayWatch
   * has looked already.
   */
  existing?(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Names of the groups of viewers who don't see all of it; leave it out if nothing is ever hidden. */
  readonly audiences?: readonly string[];
  /** The group whose own GET would hide what the viewer's hides; null for viewers who see everything. */
  audienceOf?(viewer: Viewer): string | null;
  /** The items of a change as that group sees them. */
  reduce?(items: readonly object[], audience: string): object[];
}

export const LIVE_TOPIC = 'live-topic';

type TopicClass = abstract new (...args: never[]) => TopicKind;

/**
 * Marks a provider in a module's `realtime/` folder as the rules of the topics `<prefix>:…`, or of
 * the topic `<prefix>` alone.
 */
export const LiveTopic =
  (prefix: string) =>
  (target: TopicClass): void => {
    SetMetadata(LIVE_TOPIC, prefix)(target);
  };
