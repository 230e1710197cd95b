import { Module } from '@nestjs/common';
import { BranchesModule } from '../../modules/branches/branches.module.js';
import { CoreModule } from '../core.module.js';
import { PortsModule } from '../ports.module.js';
import { Reseal } from './reseal.js';

/** The program that seals anew: the modules that store something sealed. */
@Module({ imports: [CoreModule, PortsModule, BranchesModule], providers: [Reseal] })
export class ResealModule {}
