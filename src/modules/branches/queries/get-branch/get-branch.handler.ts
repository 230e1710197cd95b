import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import {
  boolean,
  double,
  id,
  integer,
  jsonb,
  smallint,
  text,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { GetBranchQuery } from './get-branch.query.js';
import type { BranchFacts, BranchLinks } from './get-branch.query.js';

const SQL = statement(
  {
    timezone: text(),
    id: id(),
    name: text(),
    phone: text(),
    active: boolean(),
    defaultHourlyRateCents: integer().orNull(),
    address: text(),
    registrationNumber: text(),
    publicShare: smallint(),
    emailProof: boolean(),
    links: jsonb<BranchLinks>(),
    latitude: double().orNull(),
    longitude: double().orNull(),
  },
  sql`
  select id, name, timezone, phone, active,
         default_hourly_rate_cents as "defaultHourlyRateCents",
         normalized_address as address, latitude, longitude,
         registration_number as "registrationNumber",
         public_share as "publicShare", email_proof as "emailProof",
         jsonb_build_object('googlePlusUrl', google_plus_url, 'facebookUrl', facebook_url,
           'yelpUrl', yelp_url, 'twitterUrl', twitter_url, 'gatherupUrl', gatherup_url,
           'instagramUrl', instagram_url) as links
  from branches.branch where id = $1`,
);

@QueryHandler(GetBranchQuery)
export class GetBranchHandler implements IQueryHandler<GetBranchQuery> {
  constructor(private readonly db: Db) {}

  async execute({ branchId }: GetBranchQuery): Promise<BranchFacts> {
    const [row] = await this.db.rows(SQL, [branchId]);
    if (!row) throw notFound('Branch');
    const { latitude, longitude, ...facts } = row;
    const position = latitude === null || longitude === null ? null : { latitude, longitude };
    return { ...facts, position };
  }
}
