import { Query } from '@nestjs/cqrs';
import type { SessionView } from '../../contract/session.view.js';

/** Where the actor is signed in, the one that asks first, then the last used ones. */
export class GetSessionsQuery extends Query<SessionView[]> {}
