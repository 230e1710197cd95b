import type { JSX } from 'react';

/** The same outline that index.html paints before any script has run. */
export function AppSkeleton(): JSX.Element {
  return (
    <div className="skeleton" aria-hidden>
      <div className="skeleton-side">
        <i className="bone brand" />
        <i className="bone" />
        <i className="bone" />
        <i className="bone" />
        <i className="bone" />
      </div>
      <div className="skeleton-main">
        <div className="skeleton-head">
          <i className="bone title" />
          <i className="bone search" />
        </div>
        <div className="skeleton-body">
          {Array.from({ length: 6 }, (_, row) => (
            <i key={row} className="bone" />
          ))}
        </div>
      </div>
    </div>
  );
}
