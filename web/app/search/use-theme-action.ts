import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import type { SearchAction } from './own-actions';

/** Switches between light and dark. */
export function useThemeAction(): SearchAction {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return {
    label: dark ? 'Switch to the light theme' : 'Switch to the dark theme',
    picture: dark ? IconSun : IconMoon,
    act: () => setColorScheme(dark ? 'light' : 'dark'),
  };
}
