/**
 * Repeats `work(worker)` for some milliseconds, at least once for each worker.
 * @returns the milliseconds of each repetition, and of all of them together
 */
export async function forAWhile({ ms, atOnce }, work) {
  const took = [];
  const began = performance.now();
  const end = began + ms;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      do {
        const from = performance.now();
        await work(worker);
        took.push(performance.now() - from);
      } while (performance.now() < end);
    }),
  );
  return { took, ms: performance.now() - began };
}
