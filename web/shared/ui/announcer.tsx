import { useEffect, useState, type JSX } from 'react';
import { onAnnouncement } from './announce';

/** The page's live region; one, in the frame. */
export function Announcer(): JSX.Element {
  const [said, setSaid] = useState({ text: '', count: 0 });
  useEffect(
    () => onAnnouncement((text) => setSaid(({ count }) => ({ text, count: count + 1 }))),
    [],
  );
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {/* A new element each time, so that the same words are said again. */}
      <span key={said.count}>{said.text}</span>
    </div>
  );
}
