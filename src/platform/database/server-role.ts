import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { DatabaseConfig } from './database.config.js';

/** Who the server is in the database, as long as it does not have to be the owner of its tables. */
export interface ServerRole {
  readonly name: string;
  readonly password: string | undefined;
  readonly url: string;
  /** Whether it is ours to make, and to give another password; otherwise the operator has named it. */
  readonly isOurs: boolean;
}

type Urls = Pick<DatabaseConfig, 'url' | 'ownerUrl'>;

const SUFFIX = '_server';
/** PostgreSQL cuts longer names off. */
const LONGEST_NAME = 63;

/**
 * The role of DATABASE_URL where that is not the owner. Otherwise one beside the owner, with a password that all
 * processes work out from the owner's, so that it is stored nowhere.
 * @returns undefined where the owner has no password to begin with, or a local socket instead of one
 */
export function serverRoleOf({ url, ownerUrl = url }: Urls): ServerRole | undefined {
  const [given, owner] = [url, ownerUrl].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client];
  if (given.user !== owner.user)
    return { name: given.user ?? '', password: given.password, url, isOurs: false };
  const { user = '', password } = owner;
  const address = new URL(url);
  if (!password || address.hostname === '') return undefined;
  const name = `${user.slice(0, LONGEST_NAME - SUFFIX.length)}${SUFFIX}`;
  const own = createHmac('sha256', password).update(`server of ${user}`).digest('base64url');
  Object.assign(address, { username: encodeURIComponent(name), password: own });
  return { name, password: own, url: address.href, isOurs: true };
}
