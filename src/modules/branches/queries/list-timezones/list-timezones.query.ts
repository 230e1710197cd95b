import { Query } from '@nestjs/cqrs';

/** IANA names, those of the United States first. */
export class ListTimezonesQuery extends Query<string[]> {}
