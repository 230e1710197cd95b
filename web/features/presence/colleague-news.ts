/** Who came and who went between two looks at a page. */
export interface ColleagueNews {
  joined: string[];
  left: string[];
}

export const newsBetween = (before: readonly string[], now: readonly string[]): ColleagueNews => ({
  joined: now.filter((id) => !before.includes(id)),
  left: before.filter((id) => !now.includes(id)),
});
