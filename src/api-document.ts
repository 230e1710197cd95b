import 'reflect-metadata';
import { writeDocument } from './app/openapi/write-document.js';

await writeDocument(process.argv[2] ?? 'openapi.json');
