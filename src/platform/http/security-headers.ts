import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const SELF = "'self'";
const NONE = "'none'";
const YEAR_SECONDS = 365 * 24 * 3_600;

/** Of the page for strangers: this server's files and calls, nothing in line, in nobody's frame. */
export const VISITOR_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: [NONE],
    scriptSrc: [SELF],
    styleSrc: [SELF],
    imgSrc: [SELF],
    connectSrc: [SELF],
    baseUri: [NONE],
    formAction: [NONE],
    frameAncestors: [NONE],
  },
};

/**
 * Scripts come from this server only. Styles may stand in the page because the component library
 * writes its theme variables there.
 */
export async function addSecurityHeaders(app: NestFastifyApplication): Promise<void> {
  // Inside an office the site may well be served over plain http; whoever came by https stays there.
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    // What is personal stays in no browser's cache; an answer that may be kept says so itself.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    }
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF],
        styleSrc: [SELF, "'unsafe-inline'"],
        // E-mails carry pictures from elsewhere; no page's address is told to where they lie.
        imgSrc: [SELF, 'data:', 'blob:', 'https:'],
        connectSrc: [SELF, 'ws:', 'wss:'],
        fontSrc: [SELF, 'data:'],
        workerSrc: [SELF, 'blob:'],
        objectSrc: [NONE],
        baseUri: [NONE],
        formAction: [SELF],
        frameAncestors: [SELF],
        frameSrc: [SELF],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });
}
