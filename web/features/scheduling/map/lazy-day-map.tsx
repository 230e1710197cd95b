import { createElement, lazy, Suspense, useState, type ComponentType, type JSX } from 'react';
import { RetryBanner } from '../../../shared/ui';
import type { DayMapProps } from './day-map';
import { MapPanel } from './map-panel';

interface ShownProps extends DayMapProps {
  onRetry: () => void;
}
type Code = ComponentType<ShownProps>;

function NotLoaded({ onRetry, onClose }: ShownProps): JSX.Element {
  return (
    <MapPanel onClose={onClose}>
      <RetryBanner onRetry={onRetry}>
        {'The map could not be loaded.\nIf that stays so, reload the page.'}
      </RetryBanner>
    </MapPanel>
  );
}

/** What could not be loaded is loaded anew the next time. */
const begin = (): Code =>
  lazy(() =>
    import('./day-map').catch(() => {
      code = begin();
      return { default: NotLoaded };
    }),
  );

let code = begin();

/**
 * The map of the day; its code is loaded when it is first shown. Without it the board stays usable.
 */
export function DayMap(map: DayMapProps): JSX.Element {
  const [Shown, setShown] = useState<Code>(() => code);
  return (
    <Suspense fallback={null}>
      {createElement(Shown, { ...map, onRetry: () => setShown(() => code) })}
    </Suspense>
  );
}
