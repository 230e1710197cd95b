import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { VERSION } from '../../platform/http/version.js';
import { readAnswers } from './answers.js';
import { completeDocument } from './complete-document.js';

/** The document generated from the code: `/api/openapi.json`, to browse at `/api/docs`. */
export function addOpenApi(app: NestFastifyApplication): void {
  const settings = new DocumentBuilder()
    .setTitle('Emma, the back office of a moving company')
    .setDescription(
      'In a query an empty word or number counts as not sent, and a yes or no without a value means yes.',
    )
    .setVersion(VERSION)
    .addBearerAuth()
    .build();
  SwaggerModule.setup(
    'api/docs',
    app,
    () => completeDocument(SwaggerModule.createDocument(app, settings), readAnswers()),
    {
      jsonDocumentUrl: 'api/openapi.json',
      yamlDocumentUrl: 'api/openapi.yaml',
    },
  );
}
