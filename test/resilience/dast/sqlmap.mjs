import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.mjs';

const LIMIT_MS = 300_000;
/** `SQLMAP_CALLS='customer|truck'` asks only some. */
const CALLS = new RegExp(process.env.SQLMAP_CALLS ?? '');
/** What it says when nothing is left to try. */
const COMPLETE = /^\[\*\] ending @/m;
const INJECTABLE = /Parameter: .*(?:\n.*)?Type: .*/g;

/** Every parameter of every call that reads, with statements of PostgreSQL. */
export async function injectSql({ origin, targets, headers, folder, who }) {
  const asked = targets.reads.filter((path) => path.includes('?') && CALLS.test(path));
  const found = [];
  let complete = 0;
  let said = '';
  for (const path of asked) {
    const answer = await runTool(
      'sqlmap',
      [
        ...['--batch', '--disable-coloring', '--flush-session', '--dbms=postgresql'],
        ...['--level=2', '--risk=2', '--timeout=10', '--retries=1', '--threads=3'],
        ...['--ignore-code=400,401,403,404,422,429', `--output-dir=${join(folder, 'sqlmap')}`],
        ...headers.map((header) => `--header=${header}`),
        ...['-u', origin + path],
      ],
      LIMIT_MS,
    );
    said += answer;
    if (COMPLETE.test(answer)) complete += 1;
    found.push(...(answer.match(INJECTABLE) ?? []).map((one) => `${path}: ${one}`));
  }
  writeFileSync(join(folder, `sqlmap-${who}.log`), said);
  const told = `the parameters of ${asked.length} calls, ${complete} of them to the end`;
  return { name: 'sqlmap', asked: told, found };
}
