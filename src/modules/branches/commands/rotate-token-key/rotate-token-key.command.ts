import { Command } from '@nestjs/cqrs';
import type { KeyRotation } from '#platform/database/rotate-key.js';

/** Seals the branches' mail tokens with the present key where a former one did. */
export class RotateTokenKeyCommand extends Command<KeyRotation> {}
