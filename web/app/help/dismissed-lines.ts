const keyOf = (userId: string): string => `emma.introduced.${userId}`;

/** The topics whose first line this person has dismissed in this browser. */
export function dismissedLines(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const keepDismissed = (userId: string, topics: readonly string[]): void =>
  localStorage.setItem(keyOf(userId), JSON.stringify(topics));
