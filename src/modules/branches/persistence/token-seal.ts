import { Injectable } from '@nestjs/common';
import { seal, unseal } from '../../../platform/config/sealed.js';
import { SecretKey } from '../../../platform/config/secret-key.js';

/** Keeps the branches' mail tokens unreadable in the database and its backups. */
@Injectable()
export class TokenSeal {
  private readonly key: Buffer;

  constructor(secret: SecretKey) {
    this.key = secret.derive('branch-refresh-token');
  }

  seal(branchId: string, token: string): string {
    return seal(this.key, token, branchId);
  }

  /** @throws Error when the secret key is not the one it was sealed with */
  unseal(branchId: string, sealed: string): string {
    return unseal(this.key, sealed, branchId);
  }
}
