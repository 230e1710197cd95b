import { Query } from '@nestjs/cqrs';
import type { SessionView } from '../../contract/session.view.js';

/** Where the person is signed in: the asking session first, then by last use. */
export class GetSessionsQuery extends Query<SessionView[]> {}
