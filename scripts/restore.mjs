import './lib/require-node.mjs';
import { resolve } from 'node:path';
import { dataDir, loadEnvFile } from './lib/checkout.mjs';
import { install } from './lib/prepare.mjs';
import { Sentence, fail, say } from './lib/say.mjs';

/** `npm run restore -- FOLDER`: brings a kept instance back into an empty data folder. */
async function main() {
  loadEnvFile();
  const [source] = process.argv.slice(2);
  if (!source) throw new Sentence('Say which folder to restore: npm run restore -- FOLDER');
  await install();
  const { bringBack } = await import('./backup/bring-back.mjs');
  await bringBack({ source: resolve(source), dataDir: dataDir() });
  say(`Brought back into ${dataDir()}. Start it with npm start.`);
}

main().catch(fail);
