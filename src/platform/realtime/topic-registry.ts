import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { employee, runAs } from '../actor/actor.js';
import { LIVE_TOPIC } from './live-topic.js';
import type { TopicKind, Viewer } from './live-topic.js';

const MAX_TOPIC_LENGTH = 200;

/** Why a topic may not be watched: the permission table says no, or there is no such thing. */
export type TopicRefusal = 'FORBIDDEN' | 'NOT_FOUND';

/** All kinds of topics, found at the start. */
@Injectable()
export class TopicRegistry implements OnModuleInit {
  private readonly kinds = new Map<string, TopicKind>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error when two providers claim one prefix. */
  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const prefix = metatype && this.reflector.get<string | undefined>(LIVE_TOPIC, metatype);
      if (!prefix || !instance) continue;
      if ((this.kinds.get(prefix) ?? instance) !== instance) {
        throw new Error(`The topics ${prefix} have two sets of rules`);
      }
      this.kinds.set(prefix, instance as TopicKind);
    }
  }

  /** Why topics may not be watched; those that are not in it may. What exists is asked once for each kind. */
  async refusals(
    viewer: Viewer,
    topics: readonly string[],
  ): Promise<ReadonlyMap<string, TopicRefusal>> {
    const refused = new Map<string, TopicRefusal>();
    const allowed = new Map<TopicKind, string[]>();
    for (const topic of topics) {
      const kind = topic.length > MAX_TOPIC_LENGTH ? undefined : this.kindOf(topic);
      const mayWatch =
        kind && (await asViewer(viewer, topic, () => kind.mayWatch(viewer, idOf(topic))));
      if (mayWatch) allowed.set(kind, [...(allowed.get(kind) ?? []), topic]);
      else refused.set(topic, 'FORBIDDEN');
    }
    for (const [kind, ofKind] of allowed) {
      const look = async () => kind.existing?.(ofKind.map(idOf));
      const existing = await asViewer(viewer, ofKind[0] ?? '', look);
      const missing = existing ? ofKind.filter((topic) => !existing.has(idOf(topic))) : [];
      for (const topic of missing) refused.set(topic, 'NOT_FOUND');
    }
    return refused;
  }

  /** The groups of viewers who don't see all of the topic. */
  audiencesOf(topic: string): readonly string[] {
    return this.kindOf(topic)?.audiences ?? [];
  }

  /** The viewer's group; null for a viewer who sees all of the topic. */
  audienceOf(viewer: Viewer, topic: string): string | null {
    return this.kindOf(topic)?.audienceOf?.(viewer) ?? null;
  }

  /** @returns null when the kind has no reduced form: the page fetches instead. */
  reduce(topic: string, items: readonly object[], audience: string): object[] | null {
    return this.kindOf(topic)?.reduce?.(items, audience) ?? null;
  }

  private kindOf(topic: string): TopicKind | undefined {
    return this.kinds.get(topic.split(':', 1)[0] ?? '');
  }
}

const idOf = (topic: string): string => topic.slice(topic.indexOf(':') + 1 || topic.length);

async function asViewer<T>(viewer: Viewer, topic: string, work: () => T | Promise<T>): Promise<T> {
  return runAs(employee(viewer, { requestId: `watch:${topic}` }), async () => work());
}
