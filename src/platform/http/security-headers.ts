import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PageOrigins } from './page-origins.js';

const SELF = "'self'";

/** Of the page for strangers: this server's files and calls, nothing in line, in nobody's frame. */
export const VISITOR_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: [SELF],
    styleSrc: [SELF],
    imgSrc: [SELF],
    connectSrc: [SELF],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/**
 * Scripts come from this server only. Styles may stand in the page because the component library
 * writes its theme variables there.
 */
export async function addSecurityHeaders(app: NestFastifyApplication): Promise<void> {
  const others = app.get(PageOrigins, { strict: false });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF],
        styleSrc: [SELF, "'unsafe-inline'"],
        // E-mails carry pictures from elsewhere; no page's address is told to where they lie.
        imgSrc: [SELF, 'data:', 'blob:', 'https:'],
        connectSrc: [SELF, 'ws:', 'wss:', () => [SELF, ...others.current()].join(' ')],
        fontSrc: [SELF, 'data:'],
        workerSrc: [SELF, 'blob:'],
        objectSrc: ["'none'"],
        baseUri: [SELF],
        formAction: [SELF],
        frameAncestors: [SELF],
        frameSrc: [SELF],
      },
    },
    // The site may well be served over plain http inside an office; a proxy that ends TLS adds HSTS.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });
}
