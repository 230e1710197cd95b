import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inCheckout } from './checkout.mjs';
import { runNode } from './children.mjs';
import { writeCommit } from './commit.mjs';
import { log } from './log.mjs';
import { writeNotice } from '../shipped/notice.mjs';

const SHARED_INPUT = ['package-lock.json', 'tsconfig.json'];
const NOT_BUILT = /\.spec\.tsx?$|(^|\/)testing(\/|$)/;
// The page's sources inside the server: the contracts and the pure rules that both sides run.
const BROWSER_SAFE = /^src\/(kernel|modules\/[^/]+\/(contract|domain))\//;

const PARTS = {
  server: {
    input: ['src', 'scripts/answers', 'nest-cli.json', 'tsconfig.build.json', ...SHARED_INPUT],
    isInput: () => true,
    command: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
    result: 'dist/server/main.js',
  },
  web: {
    input: ['web', 'src', 'vite.config.ts', ...SHARED_INPUT],
    isInput: (path) => !path.startsWith('src/') || BROWSER_SAFE.test(path),
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    result: 'dist/web/index.html',
  },
};

const ALL = Object.keys(PARTS);

/**
 * Builds the parts that do not match the present sources, at the same time.
 * @param {('server' | 'web')[]} parts
 * @throws UserError with the compiler's output
 */
export async function buildParts(parts = ALL) {
  const built = await Promise.all(parts.map(build));
  writeCommit();
  if (built.includes(true) && ALL.every(isBuilt)) writeNotice();
}

/** The next start builds this part again: something else wrote to its folder. */
export const forgetBuild = (part) => rmSync(stampOf(part), { force: true });

async function build(part) {
  const { command } = PARTS[part];
  const fingerprint = fingerprintOf(PARTS[part]);
  if (isBuilt(part) && readStamp(part) === fingerprint) return false;
  log(`Building the ${part}…`);
  forgetBuild(part);
  await runNode(command.map((word, index) => (index === 0 ? inCheckout(word) : word)));
  mkdirSync(dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), fingerprint);
  log(`The ${part} is built.`);
  return true;
}

const isBuilt = (part) => existsSync(inCheckout(PARTS[part].result));

const stampOf = (part) => inCheckout('dist', `${part}.stamp`);

function readStamp(part) {
  try {
    return readFileSync(stampOf(part), 'utf8');
  } catch {
    return undefined;
  }
}

function fingerprintOf({ input, isInput }) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of input.flatMap(filesUnder)) {
    if (!NOT_BUILT.test(path) && isInput(path))
      hash.update(`\0${path}\0`).update(readFileSync(inCheckout(path)));
  }
  return hash.digest('hex');
}

/** Every file at or below a path of the checkout, with `/`, in a stable order. */
function filesUnder(path) {
  if (!statSync(inCheckout(path), { throwIfNoEntry: false })?.isDirectory())
    return existsSync(inCheckout(path)) ? [path] : [];
  return readdirSync(inCheckout(path))
    .sort()
    .flatMap((entry) => filesUnder(join(path, entry).replaceAll('\\', '/')));
}
