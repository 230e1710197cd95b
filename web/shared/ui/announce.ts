const listeners = new Set<(text: string) => void>();

/** Tells those who listen to the screen instead of looking at it. */
export const announce = (text: string): void => listeners.forEach((listener) => listener(text));

export function onAnnouncement(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
