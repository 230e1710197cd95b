import { Command } from '@nestjs/cqrs';

/** 404 when there is none for the person, 403 for one that somebody shares. */
export class DeleteViewCommand extends Command<Record<string, never>> {
  constructor(readonly viewId: string) {
    super();
  }
}
