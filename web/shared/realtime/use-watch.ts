import { useEffect, useEffectEvent } from 'react';
import { live } from './live';
import type { TopicChanged } from './topic-changed';

/**
 * Watches a topic (`board:{branchId}:{date}`, `customer:{id}`, …) while the component is mounted;
 * null watches nothing. `onChange` gets every next change to patch the view with; `onGap` is called
 * when changes were missed or too large, and once when the watch begins: fetch the data again.
 */
export function useWatch(
  topic: string | null,
  onChange: (changed: TopicChanged) => void,
  onGap: (revision: number) => void,
): void {
  const change = useEffectEvent(onChange);
  const gap = useEffectEvent(onGap);
  useEffect(() => {
    if (!topic) return undefined;
    return live.watch(topic, {
      onChange: (changed) => change(changed),
      onGap: (revision) => gap(revision),
    });
  }, [topic]);
}
