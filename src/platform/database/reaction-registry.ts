import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { Reacts } from './reaction.js';
import { REACTS_TO } from './reaction.js';

/** Finds every reaction at the start and passes events to them in the order of registration. */
@Injectable()
export class ReactionRegistry implements OnModuleInit {
  private readonly reactions = new Map<unknown, Set<Reacts<object>>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const event: unknown = metatype && this.reflector.get(REACTS_TO, metatype);
      if (!event || !instance) continue;
      const known = this.reactions.get(event) ?? new Set();
      this.reactions.set(event, known.add(instance as Reacts<object>));
    }
  }

  async dispatch(event: object): Promise<void> {
    for (const reaction of this.reactions.get(event.constructor) ?? []) await reaction.react(event);
  }
}
