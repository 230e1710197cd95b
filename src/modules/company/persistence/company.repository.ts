import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { bytes, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { CompanyView } from '../contract/company.view.js';

/** The company's in the history; there is one company. */
export const COMPANY_ID = '0000000000000000000c0001';

const COLUMNS = `name, phone, color, '/api/v3/company/logo/' || logo_version as logo`;
const COMPANY_VIEW = { name: text(), phone: text(), color: text(), logo: text().orNull() };
const GET = statement(COMPANY_VIEW, sql`select ${COLUMNS} from company.company`);
const LOCK = statement(COMPANY_VIEW, sql`${GET} for update`, 'plain');
const UPDATE = 'update company.company set name = $1, phone = $2, color = $3';
// Emails that were sent show the logo of their day.
const KEEP_LOGO = `
  insert into company.logo (version, png) values ($1, $2) on conflict (version) do nothing`;
const TAKE_LOGO = statement(
  COMPANY_VIEW,
  sql`update company.company set logo_version = $1 returning ${COLUMNS}`,
  'plain',
);
const LOGO = statement(
  { png: bytes() },
  sql`select png from company.logo where version = $1`,
  'plain',
);

/** Long enough that no two logos share one. */
const VERSION_LENGTH = 16;

const versionOf = (png: Buffer): string =>
  createHash('sha256').update(png).digest('hex').slice(0, VERSION_LENGTH);

function theRow([row]: readonly CompanyView[]): CompanyView {
  if (!row) throw new Error('The row of the company is missing');
  return row;
}

/** The one row of the company; a migration made it. */
@Injectable()
export class CompanyRepository {
  constructor(private readonly db: Db) {}

  async get(): Promise<CompanyView> {
    return theRow(await this.db.rows(GET));
  }

  /** Locked until the command ends. */
  async lock(): Promise<CompanyView> {
    return theRow(await this.db.rows(LOCK));
  }

  async update({ name, phone, color }: Omit<CompanyView, 'logo'>): Promise<void> {
    await this.db.execute(UPDATE, [name, phone, color]);
  }

  async storeLogo(png: Buffer | null): Promise<CompanyView> {
    const version = png && versionOf(png);
    if (version) await this.db.execute(KEEP_LOGO, [version, png]);
    return theRow(await this.db.rows(TAKE_LOGO, [version]));
  }

  async logo(version: string): Promise<Buffer | undefined> {
    return (await this.db.rows(LOGO, [version]))[0]?.png;
  }
}
