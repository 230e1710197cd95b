/** Preloaded into the measured worker: answers any message with the memory that it uses, in MB. */
const KB = 1024;
const MB = KB * KB;

process.on('message', () =>
  process.send({
    now: process.memoryUsage.rss() / MB,
    peak: process.resourceUsage().maxRSS / KB,
  }),
);
process.channel?.unref();
