import { useEffect, useRef } from 'react';
import { toast, type AvatarPerson } from '../../shared/ui';

/** What presence shows of an employee. */
export interface Colleague extends AvatarPerson {
  _id: string;
  isManager: boolean;
}

/** Who came and who left between two looks at a page. */
interface ColleagueNews {
  joined: string[];
  left: string[];
}

export const newsBetween = (before: readonly string[], now: readonly string[]): ColleagueNews => ({
  joined: now.filter((id) => !before.includes(id)),
  left: before.filter((id) => !now.includes(id)),
});

/** Tells a manager when another manager joins or leaves the open page. */
export function useManagerNews(
  pageId: string,
  viewers: readonly string[],
  self: string | null,
  staff: ReadonlyMap<string, Colleague>,
): void {
  const last = useRef<{ pageId: string; viewers: readonly string[] } | null>(null);

  useEffect(() => {
    const before = last.current;
    last.current = { pageId, viewers };
    if (!self || !staff.get(self)?.isManager) return;
    // Those who are there already when one arrives are not announced.
    if (before?.pageId !== pageId || !before.viewers.includes(self)) return;
    const { joined, left } = newsBetween(before.viewers, viewers);
    const managers = (ids: string[]): string[] =>
      ids.flatMap((id) => {
        const person = staff.get(id);
        return person?.isManager && id !== self ? [person.displayName] : [];
      });
    managers(joined).forEach((name) => toast.info(`${name} joined this page`));
    managers(left).forEach((name) => toast.info(`${name} left this page`));
  }, [pageId, viewers, self, staff]);
}
