// The program of a separate worker process; a test compiles it, starts it and kills it.
import { SampleWorkerModule, startApp } from './worker-app.js';

const app = await startApp(SampleWorkerModule);
app.enableShutdownHooks();
process.stdout.write('ready\n');
