import { Command } from '@nestjs/cqrs';
import type { EndedSessionsView } from '../../contract/session.view.js';

/** Ends all sessions of the actor but the one that asks, in every server process, their connections too. */
export class EndOtherSessionsCommand extends Command<EndedSessionsView> {}
