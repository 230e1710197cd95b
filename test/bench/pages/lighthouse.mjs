import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';
import { run } from '../../../scripts/lib/children.mjs';
import { npm } from '../../../scripts/lib/install.mjs';
import { log } from '../../../scripts/lib/log.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';
import { nodeOf } from '../../../scripts/matrix/node-versions.mjs';
import { openProfile } from '../../support/browser/open-browser.mjs';

/** It wants a newer Node.js than the product. */
const LIGHTHOUSE = { version: '13.5.0', node: '24' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const DEVICES = { computer: ['--preset=desktop'], phone: [] };
/** Whoever is signed in sees neither. */
const OPEN_PAGES = [
  ['sign-in', '/signin'],
  ['book', '/book'],
];

/**
 * Prints the four scores of each page for a computer and a phone, and what took from them. Of several runs, which differ
 * by what else the machine does, it is the one with the median performance, with the least and the best beside it.
 */
export async function measureLighthouse({ origin, token }, runs) {
  const tool = await lighthouse();
  const folder = await mkdtemp(join(tmpdir(), 'emma-lighthouse-'));
  const port = await freePort();
  const profile = await openProfile(join(folder, 'profile'), port);
  const judge = async ([name, path]) => {
    for (const [device, words] of Object.entries(DEVICES)) {
      const file = join(folder, 'report.json');
      const judged = [];
      for (let run = 0; run < runs; run += 1) {
        await tool([
          ...[origin + path, `--port=${port}`, '--disable-storage-reset', '--quiet', ...words],
          ...[`--only-categories=${CATEGORIES.join()}`, '--output=json', `--output-path=${file}`],
        ]);
        judged.push(JSON.parse(await readFile(file, 'utf8')));
      }
      report(name, device, judged);
    }
  };
  try {
    for (const page of OPEN_PAGES) await judge(page);
    const page = await profile.newPage();
    await page.goto(`${origin}/signin`);
    await page.evaluate((kept) => localStorage.setItem('token', kept), token);
    await page.close();
    for (const each of await pagesOf(origin, token)) await judge(each);
  } finally {
    await profile.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function pagesOf(origin, token) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/v3/customer`, { headers });
  const { customers } = await answer.json();
  return [
    ['list', '/emma/customer'],
    ['customer', `/emma/customer/${customers[0]._id}`],
    ['board', '/emma/move'],
  ];
}

/** Lighthouse, kept under .local with a Node.js that it runs on. */
async function lighthouse() {
  const folder = inCheckout('.local', `lighthouse-${LIGHTHOUSE.version}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program)) {
    log('Installing Lighthouse…');
    mkdirSync(folder, { recursive: true });
    const wanted = `lighthouse@${LIGHTHOUSE.version}`;
    await npm([
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      wanted,
    ]);
  }
  const node = await nodeOf(LIGHTHOUSE.node);
  return (words) => run(node.program, [program, ...words], { env: node.env });
}

const performanceOf = ({ categories }) => Math.round(categories.performance.score * 100);

function report(name, device, judged) {
  const byPerformance = judged.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  const { categories, audits } = byPerformance[Math.floor(judged.length / 2)];
  const span = [byPerformance[0], byPerformance.at(-1)].map(performanceOf).join(' to ');
  const scores = CATEGORIES.map((id) => [id, Math.round(categories[id].score * 100)]);
  const worst = CATEGORIES.flatMap((id) => categories[id].auditRefs)
    .filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 0.9)
    .map(({ id }) => [id, audits[id].displayValue, placeOf(audits[id])].filter(Boolean).join(' '));
  const figures = scores.map(([id, score]) => `${id} ${String(score).padStart(3)}`).join('   ');
  console.log(`${name.padEnd(9)}${device.padEnd(10)}${figures}   (${span})   ${worst.join(', ')}`);
}

/** The first element that an audit complains about. */
const placeOf = ({ details }) => details?.items?.find(({ node }) => node)?.node.selector;
