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

/** What the library writes for these options, which is the same for every answer. */
function headersOf(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, () => undefined);
  const written = Object.entries(answer.getHeaders());
  return Object.fromEntries(written.map(([name, value]) => [name, String(value)]));
}

/**
 * Scripts come from this server only. Styles may be in the page because the component library
 * writes its theme variables there.
 */
const HEADERS = headersOf({
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

/** Of the page for visitors: this server's files and calls, nothing in line, in nobody's frame. */
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

/** Says to every browser what the pages may do, and that answers are nobody's to keep. */
export function addSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(HEADERS);
    // What is personal stays in no browser's cache; an answer that may be kept says so itself.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    // Inside an office the site may well be served over plain http; whoever came by https stays there.
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    }
    done();
  });
}
