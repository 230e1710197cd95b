import * as React from 'react';

/**
 * Mantine's own gives each control another id once it is there, and so draws it twice; its first one is as good where
 * nothing comes from a server.
 */
export function useId(staticId?: string): string {
  const id = React.useId();
  return staticId ?? `mantine-${id.replace(/\W/g, '')}`;
}
