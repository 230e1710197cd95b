import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';

const SELF = "'self'";
const NONE = "'none'";
const POLICY = 'content-security-policy';
const YEAR_SECONDS = 365 * 24 * 3_600;

type Headers = Readonly<Record<string, string>>;

/** The headers that the library writes for these options; the same for every answer. */
function headersOf(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, () => undefined);
  const written = Object.entries(answer.getHeaders());
  return Object.fromEntries(written.map(([name, value]) => [name, String(value)]));
}

/**
 * Scripts come from this server only. Inline styles are allowed because the component library
 * writes its theme variables that way.
 */
const HEADERS = headersOf({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: [SELF],
      scriptSrc: [SELF],
      styleSrc: [SELF, "'unsafe-inline'"],
      // Emails include pictures from other servers, which are not told the page's address.
      imgSrc: [SELF, 'data:', 'blob:', 'https:'],
      // Live connections too: to browsers it means ws: and wss: of this server as well.
      connectSrc: [SELF],
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

/** For the visitors' page: this server's files and calls, nothing inline, never in a frame. */
export const VISITOR_POLICY = headersOf({
  contentSecurityPolicy: {
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
  },
})[POLICY];

/** Tells every browser what the pages may do, and that answers must not be cached. */
export function addSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(HEADERS);
    // No browser caches personal data; an answer that may be cached says so itself.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    // Inside an office the site may be served over plain http; a browser that came by https stays
    // with it.
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    }
    done();
  });
}
