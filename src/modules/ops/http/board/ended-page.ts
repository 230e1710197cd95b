import type { FastifyReply } from 'fastify';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Queue dashboard</title>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem">
<h1 style="font-size:1.25rem">This visit to the dashboard has ended</h1>
<p>A visit lasts 30 minutes. <a href="/emma/admin/queues">Open it again from Job queues</a>.</p>
</body>
</html>
`;

/** What a browser without a valid visit sees instead of the dashboard. */
export const endedPage = (reply: FastifyReply): FastifyReply =>
  reply.status(401).type('text/html; charset=utf-8').send(PAGE);
