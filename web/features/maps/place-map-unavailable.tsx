import type { JSX } from 'react';
import { IconMapOff } from '@tabler/icons-react';
import { PageMessage } from '../../shared/pages';
import type { PlaceMapProps } from './place-map-props';

/** Replaces a map that this browser cannot draw, or that did not load. */
export function PlaceMapUnavailable({ position }: Pick<PlaceMapProps, 'position'>): JSX.Element {
  return (
    <PageMessage
      small
      icon={<IconMapOff size={22} />}
      title="The map can't be shown here"
      text={position ? `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}` : ''}
    />
  );
}
