import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';

/**
 * The development provider's signing key, private half included; created once and kept under
 * DATA_DIR.
 */
export async function keptDevKey(dataDir: string): Promise<JWK> {
  const file = join(dataDir, 'dev-idp-key.json');
  const kept = read(file);
  if (kept) return kept;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key: JWK = {
    ...(await exportJWK(privateKey)),
    kid: randomUUID(),
    alg: 'RS256',
    use: 'sig',
  };
  mkdirSync(dataDir, { recursive: true });
  keep(file, JSON.stringify(key));
  return read(file) ?? key;
}

/** The public half, as the provider publishes it. */
export const publicHalf = ({ kty, n, e, kid, alg, use }: JWK): JWK =>
  ({ kty, n, e, kid, alg, use }) as JWK;

/**
 * A link appears with its content at once; when several processes start together, the first wins.
 */
function keep(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function read(file: string): JWK | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JWK;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
