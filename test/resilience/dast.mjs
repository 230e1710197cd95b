/**
 * `npm run resilience:dast -- ORIGIN [nobody] [administrator]`: ffuf, wapiti and sqlmap against a running
 * server with the development sign-in, as both unless one is named. It reports what each of them found; all
 * that they said is under .local/dast. A tool that is not installed is a fault: nothing is left out
 * silently.
 */
import { mkdirSync } from 'node:fs';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { fail, log } from '../../scripts/lib/log.mjs';
import { lookForFiles } from './dast/ffuf.mjs';
import { injectSql } from './dast/sqlmap.mjs';
import { readTargets, signIn } from './dast/targets.mjs';
import { crawl } from './dast/wapiti.mjs';

const [origin = 'http://127.0.0.1:3000', ...wanted] = process.argv.slice(2);
const ADMIN = 'admin@emma.test';
const TOOLS = { ffuf: lookForFiles, wapiti: crawl, sqlmap: injectSql };
/** `DAST_TOOLS='ffuf|sqlmap'` sends only some of them. */
const SENT = new RegExp(process.env.DAST_TOOLS ?? '');
const folder = inCheckout('.local', 'dast');

async function main() {
  mkdirSync(folder, { recursive: true });
  const token = await signIn(origin, ADMIN);
  const targets = await readTargets(origin, token);
  const headersOf = { nobody: [], administrator: [`Authorization: Bearer ${token}`] };
  for (const who of wanted.length > 0 ? wanted : Object.keys(headersOf)) {
    const headers = headersOf[who];
    for (const [known, tool] of Object.entries(TOOLS)) {
      if (!SENT.test(known)) continue;
      const { name, asked, found } = await tool({ origin, targets, headers, folder, who });
      log(`${name} as ${who}: ${asked}; found: ${found.length === 0 ? 'nothing' : ''}`);
      for (const one of found) log(`  ${one}`);
    }
  }
}

main().catch(fail);
