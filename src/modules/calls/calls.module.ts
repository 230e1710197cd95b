import { Module } from '@nestjs/common';
import { LogCallHandler } from './commands/log-call/log-call.handler.js';
import { HistoryReader } from './queries/history-reader.js';
import { GetHistoryHandler } from './queries/get-history/get-history.handler.js';

/** Calls with customers, and the history of everything that happened to them. */
@Module({ providers: [HistoryReader, LogCallHandler, GetHistoryHandler] })
export class CallsModule {}
