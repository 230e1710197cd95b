import { SetMetadata } from '@nestjs/common';
import type { PermissionKey } from '#kernel/permission.js';

/** What a kind of ticket opens: one GET of one path, made by a browser that cannot send a token. */
export interface TicketKind {
  /** Who may get one. The call that it opens checks again, with the roles at that moment. */
  readonly requires: PermissionKey;
  /**
   * The path of the call, without a query; whoever uses the ticket adds the query.
   * @param id what follows the colon of `report:{id}`; empty if there is none
   * @throws 404 for what the current person may not know about
   */
  path(id: string): string | Promise<string>;
}

export const TICKET_KIND = 'ticket-kind';

type TicketClass = abstract new (...args: never[]) => TicketKind;

/** Marks a provider of a `*.api.module.ts` as the rules of the tickets `<name>` or `<name>:{id}`. */
export const TicketFor =
  (name: string) =>
  (target: TicketClass): void => {
    SetMetadata(TICKET_KIND, name)(target);
  };
