import { useEffect, type JSX } from 'react';
import { useLatest } from '../../../shared/ui';
import type { OverviewMapProps } from '../overview-map-props';
import { PlaceMapUnavailable } from '../place-map-unavailable';
import { Credit } from './credit';
import styles from './map-canvas.module.css';
import type { MapSource } from './map-source';
import { OverviewDrawing } from './overview-drawing';
import { useDrawing } from './use-drawing';
import { useReadArea } from './use-read-area';

const NONE: readonly never[] = [];
const NO_COLORS: ReadonlyMap<string, string> = new Map();

/** The drawing of an overview, kept like what it shows. */
export default function OverviewCanvas(props: OverviewMapProps & MapSource): JSX.Element {
  const { name, points, ways = NONE, zipColors = NO_COLORS, around = NONE, shows } = props;
  const { tileUrl, tiles, attribution, lit = null, fills = false } = props;
  const readArea = useReadArea();
  const onLight = useLatest((group: string | null) => props.onLight?.(group));
  const onChoose = useLatest((group: string) => props.onChoose?.(group));
  const places = useLatest(() => [...points.map(({ position }) => position), ...around]);
  const { place, drawing, failed } = useDrawing(
    tileUrl,
    (element, country) =>
      new OverviewDrawing(element, {
        ...{ name, country, tileUrl, tiles, readArea, onLight, onChoose },
        hasWheel: fills,
      }),
  );

  useEffect(() => drawing?.showPoints(points), [drawing, points]);
  useEffect(() => drawing?.showWays(ways), [drawing, ways]);
  useEffect(() => drawing?.showZips(zipColors), [drawing, zipColors]);
  useEffect(() => drawing?.light(lit), [drawing, lit, points]);
  useEffect(() => drawing?.goTo(places()), [drawing, shows, places]);

  if (failed) return <PlaceMapUnavailable position={null} />;
  return (
    <>
      <div ref={place} className={styles.canvas} />
      <Credit tileUrl={tileUrl} attribution={attribution} />
    </>
  );
}
