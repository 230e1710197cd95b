/**
 * Does `work(worker)` again and again for some milliseconds, each of so many workers at least once.
 * @returns milliseconds that each time took, and those that all of it took
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
