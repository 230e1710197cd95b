import { Module } from '@nestjs/common';
import { BranchesModule } from '#modules/branches/branches.module.js';
import { CoreModule } from '../core.module.js';
import { PortsModule } from '../ports.module.js';
import { RotateKeys } from './rotate-keys.js';

/** The program that rotates keys: the modules that store something sealed. */
@Module({ imports: [CoreModule, PortsModule, BranchesModule], providers: [RotateKeys] })
export class RotateKeysModule {}
