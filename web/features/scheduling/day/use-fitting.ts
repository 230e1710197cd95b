import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Fitting {
  /** How many of the parts stand in the line: the others have wrapped out of its sight. */
  count: number;
  /** What is left of the line after the last of them, in CSS pixels. */
  rest: number;
}

/** @param parts what stands in the line, as text: other parts are measured anew */
export function useFitting(line: RefObject<HTMLElement | null>, parts: string): Fitting {
  const [fitting, setFitting] = useState<Fitting>({ count: Infinity, rest: 0 });
  useLayoutEffect(() => {
    const { current } = line;
    if (!current) return;
    const measure = (): void => {
      const all = [...current.children] as HTMLElement[];
      const top = all[0]?.offsetTop;
      const first = all.filter(({ offsetTop }) => offsetTop === top);
      const end = first.at(-1)?.getBoundingClientRect().right ?? 0;
      const rest = Math.floor(current.getBoundingClientRect().right - end);
      setFitting((now) =>
        now.count === first.length && now.rest === rest ? now : { count: first.length, rest },
      );
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [line, parts]);
  return fitting;
}
