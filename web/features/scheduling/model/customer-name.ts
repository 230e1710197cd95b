/** A customer's name in two parts: movers know a job by the last name. */
export interface CustomerName {
  first: string;
  last: string;
}

const IS_ADDED = /^(jr|sr|i{2,3}|iv)\.?$/i;
const IS_PARTICLE =
  /^(al|da|de|del|den|der|di|dos|du|el|la|las|le|los|mac|san|santa|st\.?|ter|van|von)$/i;

/** `Maria de la Cruz` is Maria and de la Cruz, `Bob Hope Jr.` is Bob and Hope Jr.; one word alone is the last name. */
export function nameParts(name: string): CustomerName {
  const words = name.trim().split(/\s+/);
  let at = words.length - 1;
  if (at > 1 && IS_ADDED.test(words[at] ?? '')) at -= 1;
  while (at > 1 && IS_PARTICLE.test(words[at - 1] ?? '')) at -= 1;
  return { first: words.slice(0, at).join(' '), last: words.slice(at).join(' ') };
}
