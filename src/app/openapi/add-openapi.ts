import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { VERSION } from '#platform/config/version.js';
import { readAnswers } from './answers.js';
import { completeDocument } from './complete-document.js';

/** Given by its SPDX name; the document builder only takes a license that has a URL. */
const LICENSE = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

/** The document generated from the code. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Emma, the back office of a moving company')
    .setDescription(
      'In a query an empty word or number counts as not sent, and a yes or no without a value means yes.',
    )
    .setVersion(VERSION)
    .addServer('/', 'This server')
    .addBearerAuth()
    .build();
  settings.info.license = LICENSE;
  return completeDocument(SwaggerModule.createDocument(app, settings), readAnswers());
}

/** Serves it at `/api/openapi.json`, and for browsing at `/api/docs`. */
export function addOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}
