// Preloaded into the server: when the command that started it is killed, it must not keep the port.
const GRACE_MS = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
