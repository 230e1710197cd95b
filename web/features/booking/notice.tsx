import type { JSX } from 'react';

/** What went wrong and what to do, read out at once. */
export const Notice = ({ text }: { text: string | undefined }): JSX.Element => (
  <div role="alert">{text && <p className="notice">{text}</p>}</div>
);
