import { useEffect, useState, type JSX } from 'react';
import { onAnnouncement } from './announce';

interface Said {
  /** Counts, so that the same words are a new element and said again. */
  id: number;
  text: string;
  at: number;
}

/** How long words stay although others follow: what is replaced at once is not read out. */
const KEPT_MS = 1000;

const withNext = (said: readonly Said[], text: string, at: number): Said[] => [
  ...said.filter((one) => at - one.at < KEPT_MS),
  { id: (said.at(-1)?.id ?? 0) + 1, text, at },
];

/** The page's live region; one, in the frame. */
export function Announcer(): JSX.Element {
  const [said, setSaid] = useState<readonly Said[]>([]);
  useEffect(
    () =>
      onAnnouncement((text) => {
        const at = Date.now();
        setSaid((before) => withNext(before, text, at));
      }),
    [],
  );
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
