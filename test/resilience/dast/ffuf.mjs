import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.mjs';

const LIMIT_MS = 180_000;
/** Where other houses have left things lying about. */
const LEFT_BEHIND = `
  .git/HEAD .git/config .env .env.local .npmrc .htaccess .DS_Store .well-known/security.txt
  package.json package-lock.json tsconfig.json docker-compose.yml Dockerfile node_modules/ dist/ src/main.ts
  data/secret-key secret-key .local/ backups/ backup.zip backup.sql dump.sql db.sqlite server.key id_rsa
  ..%2f..%2fetc%2fpasswd %2e%2e/%2e%2e/package.json ..;/package.json assets/../../package.json
  metrics admin administrator console debug actuator/env server-status phpinfo.php wp-login.php graphql
  swagger.json v2/api-docs api api/docs api/openapi.yaml ops ops/board socket.io/ test status trace info
`.split(/\s+/);
/** Of the page and of what is meant to be public. */
const MEANT = /^(api\/(docs|openapi|v3\/client-config)|signin|signout|book|healthcheck|emma)/;

/** Asks for what nobody should find, among the product's own words. */
export async function lookForFiles({ origin, targets, headers, folder, who }) {
  const words = [...new Set([...LEFT_BEHIND.filter(Boolean), ...targets.words])];
  const list = join(folder, 'words.txt');
  writeFileSync(list, words.join('\n'));
  const found = [];
  for (const [below, base] of Object.entries({ root: '', api: 'api/v3/' })) {
    const report = join(folder, `ffuf-${below}-${who}.json`);
    await runTool(
      'ffuf',
      [
        ...['-s', '-t', '8', '-w', list, '-u', `${origin}/${base}FUZZ`, '-mc', '200-299,500-599'],
        ...headers.flatMap((header) => ['-H', header]),
        ...['-of', 'json', '-o', report],
      ],
      LIMIT_MS,
    );
    const { results } = JSON.parse(readFileSync(report, 'utf8'));
    found.push(...results.map(({ input, status }) => [`${base}${input.FUZZ}`, status]));
  }
  // What an administrator may read is no find below /api/v3; whatever fails is.
  const strange = found.filter(
    ([path, status]) =>
      status >= 500 || (!MEANT.test(path) && (who === 'nobody' || !path.startsWith('api/v3/'))),
  );
  return {
    name: 'ffuf',
    asked: `${2 * words.length} addresses`,
    found: strange.map(([path, status]) => `${path} → ${status}`),
  };
}
