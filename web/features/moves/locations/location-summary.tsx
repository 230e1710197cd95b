import { Anchor, Tooltip } from '@mantine/core';
import { IconDirections } from '@tabler/icons-react';
import type { JSX } from 'react';
import { showHours, showMoney } from '../../../shared/format';
import type { LocationValues } from '../form/values';
import { StreetView } from '../../maps';
import { addressLine, directionsLink } from '../labels/address-line';
import { locationFacts } from './location-facts';
import styles from './locations.module.css';

const SHOWN_LETTERS = 50;

/** A text cut at 50 characters; the whole text on hover and for screen readers. */
function Shortened({ text }: { text: string }): JSX.Element {
  if (text.length <= SHOWN_LETTERS) return <span>{text}</span>;
  return (
    <Tooltip label={text} multiline maw={360} events={{ hover: true, focus: true, touch: true }}>
      <span tabIndex={0} role="note" aria-label={text}>
        {`${text.slice(0, SHOWN_LETTERS).trimEnd()}…`}
      </span>
    </Tooltip>
  );
}

function packingLabel({ packingEstCost, packingEstTime, packingAmounts }: LocationValues): string {
  const materials = Object.entries(packingAmounts).map(([item, count]) => `${count} × ${item}`);
  return [
    packingEstCost == null ? null : showMoney(packingEstCost),
    packingEstTime === null ? null : showHours(packingEstTime),
    ...materials,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A summary of a stop. */
export function LocationSummary({ location }: { location: LocationValues }): JSX.Element {
  const facts = [location.locationType || null, ...locationFacts(location)].filter(Boolean);
  const packing = packingLabel(location);
  const packs = location.isPacking || location.typeOfWOrk === 'Packing' || packing !== '';
  return (
    <div className={styles.summary}>
      <StreetView
        latitude={location.latitude}
        longitude={location.longitude}
        of={addressLine(location)}
      />
      <div className={styles.facts}>
        <p>{facts.length > 0 ? facts.join(' · ') : 'Nothing is known about this place yet.'}</p>
        {packs && (
          <p>
            <b>Packing</b> {packing || 'not estimated yet'}
          </p>
        )}
        {location.additionalRooms.length > 0 && (
          <p>
            <b>Rooms</b> {location.additionalRooms.join(', ')}
          </p>
        )}
        {location.notes && (
          <p>
            <b>Special</b> <Shortened text={location.notes} />
          </p>
        )}
        {location.normalizedStreetAddress && (
          <Anchor
            size="xs"
            href={directionsLink(location)}
            target="_blank"
            rel="noreferrer"
            className={styles.directions}
          >
            <IconDirections size={14} aria-hidden /> Directions
          </Anchor>
        )}
      </div>
    </div>
  );
}
