import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import type { SentStatement } from '../../support/api/record-statements.js';
import type { TestApi } from '../../support/api/start-test-api.js';

interface Explained {
  'QUERY PLAN': { Plan: Record<string, unknown> }[];
}

class TakenBack extends Error {}

/** What writes cannot be sent twice; it reads by its keys. */
const reads = ({ text }: SentStatement): boolean =>
  /^(select|with)\b/i.test(text) &&
  !/\b(insert into|delete from|update \S+( \w+)? set)\b/i.test(text);

/** Pages of 8 kB that PostgreSQL reads for the queries among some statements, now that they were sent. */
export async function pagesRead(api: TestApi, sent: readonly SentStatement[]): Promise<number> {
  let pages = 0;
  const explain = async ({ text, values }: SentStatement): Promise<never> => {
    const sql = `explain (analyze, buffers, format json) ${text}`;
    const [row] = await api.get(Db).query<Explained>(sql, values);
    const { Plan: plan } = row?.['QUERY PLAN'][0] ?? { Plan: {} };
    pages += Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']);
    throw new TakenBack();
  };
  for (const one of sent.filter(reads)) {
    await api
      .get(UnitOfWork)
      .run(() => explain(one))
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  }
  return pages;
}
