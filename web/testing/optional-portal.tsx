import { Portal, type PortalProps } from '@mantine/core';
import type { JSX } from 'react';

type Props = PortalProps & { withinPortal?: boolean };

/** As in the browser: the library's own draws in place in tests, and so a dialog's form inside the page's. */
export function OptionalPortal({ withinPortal = true, children, ...others }: Props): JSX.Element {
  return withinPortal ? <Portal {...others}>{children}</Portal> : <>{children}</>;
}
