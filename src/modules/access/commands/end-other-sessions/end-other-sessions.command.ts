import { Command } from '@nestjs/cqrs';
import type { EndedSessionsView } from '../../contract/session.view.js';

/**
 * Ends all of the person's sessions except the one that asks, in every server process, with their
 * connections.
 */
export class EndOtherSessionsCommand extends Command<EndedSessionsView> {}
