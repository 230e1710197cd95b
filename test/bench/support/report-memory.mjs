/** Preloaded into the measured worker: on any message it tells its parent what memory it has, in MB. */
const KB = 1024;
const MB = KB * KB;

process.on('message', () =>
  process.send({
    now: process.memoryUsage.rss() / MB,
    peak: process.resourceUsage().maxRSS / KB,
  }),
);
process.channel?.unref();
