import { Injectable } from '@nestjs/common';
import { seal, unseal } from '../config/sealed.js';
import { SecretKey } from '../config/secret-key.js';

/** Keeps answers, which may hold secrets, unreadable in the database and its backups. */
@Injectable()
export class AnswerSeal {
  private readonly key: Buffer;

  constructor(secret: SecretKey) {
    this.key = secret.derive('kept-answer');
  }

  /** @returns what goes into a jsonb column */
  seal(fingerprint: string, answer: unknown): string {
    return JSON.stringify(seal(this.key, JSON.stringify(answer ?? null), fingerprint));
  }

  /** @throws Error when the secret key is not the one it was sealed with */
  open(fingerprint: string, kept: unknown): unknown {
    return JSON.parse(unseal(this.key, String(kept), fingerprint));
  }
}
