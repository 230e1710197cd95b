import { Query } from '@nestjs/cqrs';

/** A source by its name, ignoring case; active or not. */
export interface ReferrerFacts {
  id: string;
  name: string;
  active: boolean;
}

/** Null when no source is called so. */
export class FindReferrerQuery extends Query<ReferrerFacts | null> {
  constructor(readonly name: string) {
    super();
  }
}
