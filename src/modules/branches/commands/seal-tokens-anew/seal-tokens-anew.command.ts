import { Command } from '@nestjs/cqrs';
import type { SealedAnew } from '../../../../platform/database/seal-anew.js';

/** Seals the branches' mail tokens with the present key where a former one did. */
export class SealTokensAnewCommand extends Command<SealedAnew> {}
