import { Module } from '@nestjs/common';
import { AddressMemoryAdapter } from './adapters/address-memory.adapter.js';
import { GetMemoryHandler } from './queries/get-memory/get-memory.handler.js';
import { KnownJobsReader } from './queries/known-jobs-reader.js';
import { VisitReader } from './queries/visit-reader.js';

/** What crews remember of the buildings where they worked. */
@Module({
  providers: [VisitReader, KnownJobsReader, GetMemoryHandler, AddressMemoryAdapter],
  exports: [AddressMemoryAdapter],
})
export class PlacesModule {}
