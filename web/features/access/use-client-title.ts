import { useEffect } from 'react';
import { useGetClientConfigQuery } from './api';

/** The window's title; outside production the sandbox's label stands in its place. */
export function useClientTitle(title: string): void {
  const { data } = useGetClientConfigQuery();
  const label = data?.sandboxLabel;
  useEffect(() => {
    document.title = label ?? `${title} · Emma`;
  }, [label, title]);
}
