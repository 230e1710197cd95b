import type { JSX } from 'react';
import { useGetClientConfigQuery } from '../access';
import { useGetStreetViewQuery } from './api';
import styles from './street-view.module.css';

export interface StreetViewProps {
  latitude: number | null;
  longitude: number | null;
  /** The address, for those who cannot see the picture. */
  of: string;
}

/** A place as it looks from the street; nothing if there is no picture of it. */
export function StreetView({ latitude, longitude, of }: StreetViewProps): JSX.Element | null {
  const { data: config } = useGetClientConfigQuery();
  // The bundled addresses come without pictures.
  const mayHave = config !== undefined && config.maps.provider !== 'embedded';
  const known = mayHave && latitude !== null && longitude !== null;
  const { data: picture } = useGetStreetViewQuery(
    { latitude: latitude ?? 0, longitude: longitude ?? 0 },
    { skip: !known },
  );
  return known && picture ? (
    <img className={styles.picture} src={picture} alt={`Street view of ${of}`} />
  ) : null;
}
