/**
 * What comes next is a task of its own: a page that opens in steps answers between them, and for a phone each takes as
 * long as all of them take a computer.
 */
export function pause(): Promise<void> {
  return new Promise((go) => {
    setTimeout(go);
  });
}
