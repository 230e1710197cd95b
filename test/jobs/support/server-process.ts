// The program of a separate server process; a test compiles it, starts it and kills it.
import { ApiModule } from '../../../src/app/api.module.js';
import { createHttpApp } from '../../../src/app/create-http-app.js';

const app = await createHttpApp(ApiModule);
await app.listen(0, '127.0.0.1');
process.stdout.write(`ready ${await app.getUrl()}\n`);
