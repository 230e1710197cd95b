const GROUPS = [
  ['apartment|level', 0.2],
  ['apartment|stairs', 0.3],
  ['apartment|elevator', 0.12],
  ['house|level', 0.25],
  ['storage|level', 0.1],
  ['other|level', 0.03],
];
/** Moves take 6 % longer than the size tables say; each company's kinds differ a little. */
const BIAS = 0.06;
const KIND_SPREAD = 0.05;
const SPREAD = 0.14;
const STAIRS_SPREAD = 0.05;
/** One move in twenty goes wrong and takes a good deal longer. */
const WRONG = 0.05;
const WRONG_SPREAD = 0.3;

/** Even figures from 0 to 1, the same for the same seed (Mulberry32). */
function evenly(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Moves of a company as it might be: what they were, and ln of actual to estimated time. */
export function company(seed) {
  const even = evenly(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even());
  const kinds = new Map(GROUPS.map(([group]) => [group, BIAS + KIND_SPREAD * normal()]));
  const draw = () => {
    let left = even();
    const group = (GROUPS.find(([, share]) => (left -= share) < 0) ?? GROUPS[0])[0];
    const spread = SPREAD + (group.endsWith('stairs') ? STAIRS_SPREAD : 0);
    const wrong = even() < WRONG ? Math.abs(normal()) * WRONG_SPREAD : 0;
    return { group, y: kinds.get(group) + spread * normal() + wrong };
  };
  return (count) => Array.from({ length: count }, draw);
}
