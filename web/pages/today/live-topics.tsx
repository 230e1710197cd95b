import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, type JSX } from 'react';
import { useWatch } from '../../shared/realtime';

/** What one act changes of several topics is fetched once. */
const GATHER_MS = 200;

export interface LiveTopicsProps {
  topics: readonly string[];
  /** Something of them is no longer as it was fetched. */
  onChange: () => void;
}

/** Tells when somebody, here or elsewhere, changes what these topics are about. */
export function LiveTopics({ topics, onChange }: LiveTopicsProps): JSX.Element {
  const change = useDebouncedCallback(onChange, GATHER_MS);
  return (
    <>
      {topics.map((topic) => (
        <LiveTopic key={topic} topic={topic} onChange={change} />
      ))}
    </>
  );
}

function LiveTopic({ topic, onChange }: { topic: string; onChange: () => void }): null {
  const known = useRef<number | null>(null);
  const changed = (revision: number): void => {
    known.current = revision;
    onChange();
  };
  useWatch(
    topic,
    ({ revision }) => changed(revision),
    (revision) => {
      // The first answer to the watch belongs to what was fetched a moment ago.
      if (known.current === null) known.current = revision;
      else if (revision > known.current) changed(revision);
    },
  );
  return null;
}
