/** Milliseconds, in ascending order. */
export const sorted = (numbers) => numbers.toSorted((a, b) => a - b);

/** The value below which a share of ascending numbers is. */
export const at = (rising, share) =>
  rising[Math.min(rising.length - 1, Math.floor(rising.length * share))];

/** How long `work` takes, repeatedly, after some rounds to warm up. */
export async function times(rounds, work) {
  const took = [];
  for (let round = -10; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    if (round >= 0) took.push(performance.now() - began);
  }
  return sorted(took);
}

export function report(name, rising, more = '') {
  const figures = [0.5, 0.95].map((share) => at(rising, share).toFixed(1).padStart(7));
  console.log(`${name.padEnd(44)} p50 ${figures[0]} ms   p95 ${figures[1]} ms   ${more}`);
  return rising;
}
