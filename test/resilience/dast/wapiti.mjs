import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.mjs';

const LIMIT_MS = 420_000;
const MINUTES = '6';
const PAGES = ['/', '/signin', '/book', '/api/docs', '/dev-idp/auth'];

/** Its usual attacks, and those on headers and methods, at every page and every call that reads. */
export async function crawl({ origin, targets, headers, folder, who }) {
  const report = join(folder, `wapiti-${who}.json`);
  const starts = [...PAGES, ...targets.reads].flatMap((path) => ['-s', origin + path]);
  await runTool(
    'wapiti',
    [
      ...[
        '-u',
        `${origin}/`,
        ...starts,
        '--scope',
        'folder',
        '-m',
        'common,crlf,methods,htaccess,xxe',
      ],
      ...headers.flatMap((header) => ['-H', header]),
      ...['--flush-session', '--max-scan-time', MINUTES, '-v', '1', '-f', 'json', '-o', report],
    ],
    LIMIT_MS,
  );
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
  const found = [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, all]) =>
      all.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
    ),
  );
  return { name: 'wapiti', asked: `${PAGES.length + targets.reads.length} pages and calls`, found };
}
