import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { TICKET_KIND } from './ticket-kind.js';
import type { TicketKind } from './ticket-kind.js';

/** All kinds of tickets, found at the start. */
@Injectable()
export class TicketKinds implements OnModuleInit {
  private readonly kinds = new Map<string, TicketKind>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error when two providers claim one name. */
  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const name = metatype && this.reflector.get<string | undefined>(TICKET_KIND, metatype);
      if (!name || !instance) continue;
      if ((this.kinds.get(name) ?? instance) !== instance) {
        throw new Error(`The tickets ${name} have two sets of rules`);
      }
      this.kinds.set(name, instance as TicketKind);
    }
  }

  get(name: string): TicketKind {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`Nobody knows what a ticket for ${name} opens`);
    return kind;
  }
}
