/** What a time is held for: an activity, or a page that is not saved yet. */
interface Purpose {
  readonly activityId?: string | null;
  readonly draft?: string | null;
}

/** Whether the one is another choice for what the other is for (R-SLOT-15). */
export const isForTheSame = (one: Purpose, other: Purpose): boolean =>
  isShared(one.activityId, other.activityId) || isShared(one.draft, other.draft);

const isShared = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one !== null && one !== undefined && one === other;
