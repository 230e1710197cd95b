/** Puts an entry into a map of at most `most`; when it is full, the oldest one goes. */
export function keepLatest<Key, Value>(
  map: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  most: number,
): void {
  map.delete(key);
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size >= most) map.delete(oldest);
  map.set(key, value);
}
