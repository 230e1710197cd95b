import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { BodyFaultGuard } from '#platform/http/body-fault.guard.js';
import { parseBodies } from '#platform/http/body-parsing.js';
import { compressAnswers } from '#platform/http/compress-answers.js';
import { foldDayPath } from '#platform/http/day-path.js';
import { GracefulAdapter } from '#platform/http/graceful-adapter.js';
import { HealthProbes } from '#platform/http/health-probes.js';
import { HttpConfig } from '#platform/http/http.config.js';
import { limitRates } from '#platform/http/rate-limits.js';
import { drainOversizedBodies } from '#platform/http/drain-oversized-bodies.js';
import { refuseUnparsed } from '#platform/http/refuse-unparsed.js';
import { refuseUnreadable } from '#platform/http/refuse-unreadable.js';
import { measureRequests } from '#platform/http/measure-requests.js';
import { openRequestScope } from '#platform/http/request-scope.js';
import { addSecurityHeaders } from '#platform/http/security-headers.js';
import { trustProxies } from '#platform/http/trust-proxies.js';
import { BodyValidationPipe } from '#platform/http/validation.pipe.js';
import { writeJson } from '#platform/json/written-json.js';
import { createPino } from '#platform/logging/create-pino.js';
import { logRequests } from '#platform/logging/log-requests.js';
import { PinoLogger } from '#platform/logging/pino-logger.js';
import { Metrics } from '#platform/metrics/metrics.js';
import { SocketAdapter } from '#platform/realtime/socket-adapter.js';
import { addOpenApi } from './openapi/add-openapi.js';
import { placeCalls } from './place-calls.js';

const BODY_LIMIT = 1_500_000;

/** The HTTP application, complete but not yet listening. */
export async function createHttpApp(root: Type): Promise<NestFastifyApplication> {
  const config = loadConfig(AppConfig);
  const logger = createPino(config);
  const adapter = new GracefulAdapter(loadConfig(HttpConfig), {
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    frameworkErrors: refuseUnreadable,
    clientErrorHandler: refuseUnparsed,
    rewriteUrl: ({ url }: { url?: string }) => foldDayPath(url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    trustProxy: trustProxies(config.trustProxy),
    forceCloseConnections: 'idle',
    // A start takes as long as it takes: on a busy machine it would end with ten seconds to each of its parts.
    pluginTimeout: 0,
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new PinoLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  adapter.whenLeaving(() => app.get(HealthProbes, { strict: false }).drain());
  openRequestScope(adapter.getInstance());
  logRequests(adapter.getInstance(), logger.isLevelEnabled('debug'));
  measureRequests(adapter.getInstance(), app.get(Metrics, { strict: false }));
  parseBodies(adapter.getInstance());
  drainOversizedBodies(adapter.getInstance());
  addSecurityHeaders(adapter.getInstance());
  await limitRates(app);
  adapter.getInstance().setReplySerializer(writeJson);
  await compressAnswers(adapter.getInstance());
  placeCalls(app);
  // After the modules' own guards: a caller who may not make the call learns nothing about the
  // body.
  app.useGlobalGuards(app.get(BodyFaultGuard, { strict: false }));
  app.useGlobalPipes(new BodyValidationPipe());
  app.useWebSocketAdapter(new SocketAdapter(app));
  app.enableShutdownHooks();
  addOpenApi(app);
  return app;
}
