import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from './app.config.js';
import { SecretKeyConfig } from './secret-key.config.js';

/** The process's secret; if none is configured, one is created under DATA_DIR and kept. */
@Injectable()
export class SecretKey {
  private readonly root: string;

  constructor(
    private readonly config: SecretKeyConfig,
    app: AppConfig,
  ) {
    this.root = config.secretKey ?? keptSecret(app.dataDir);
  }

  /** 32 bytes for one purpose, so that no two uses share a key. */
  derive(purpose: string): Buffer {
    return derived(this.root, purpose);
  }

  /** The same from the former keys; only to open what they sealed. */
  deriveFormer(purpose: string): Buffer[] {
    return this.config.formerKeys.map((key) => derived(key, purpose));
  }
}

const derived = (root: string, purpose: string): Buffer =>
  createHmac('sha256', root).update(purpose).digest();

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    // Written whole to a draft and linked into place: a second process reads the first one's key.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readFileSync(file, 'utf8');
}
