import { Module } from '@nestjs/common';
import { HttpModule } from '../platform/http/http.module.js';
import { CoreModule } from './core.module.js';

/** The process that answers people: HTTP calls, sockets, the web page. */
@Module({
  imports: [
    CoreModule,
    HttpModule,
    // One line a module, in the order of the module map.
  ],
})
export class ApiModule {}
