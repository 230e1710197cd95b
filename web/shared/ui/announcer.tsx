import type { JSX } from 'react';
import { useSelector } from 'react-redux';
import { announcementsIn } from './announcements-slice';

/** The page's live region; one, in the frame. */
export function Announcer(): JSX.Element {
  const said = useSelector(announcementsIn);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
