import { ActionIcon, Tooltip } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { JSX } from 'react';
import { stepZoom, ZOOMS, type Zoom } from './zoom';

export interface ZoomButtonsProps {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
}

/** From the whole day in the window to a wide one. */
export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps): JSX.Element {
  return (
    <>
      <Tooltip label="Show more of the day">
        <ActionIcon
          size="sm"
          aria-label="Zoom out"
          disabled={zoom === ZOOMS[0]}
          onClick={() => onZoom(stepZoom(zoom, -1))}
        >
          <IconZoomOut size={15} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Spread out the day">
        <ActionIcon
          size="sm"
          aria-label="Zoom in"
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => onZoom(stepZoom(zoom, 1))}
        >
          <IconZoomIn size={15} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
