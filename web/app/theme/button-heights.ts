/** Mantine's names of the sizes of buttons, by which of the three heights each is. */
const HEIGHTS: Readonly<Record<string, string>> = {
  'compact-xs': 'var(--emma-button-24)',
  'compact-sm': 'var(--emma-button-24)',
  'compact-md': 'var(--emma-button-30)',
  xs: 'var(--emma-button-30)',
  sm: 'var(--emma-button-40)',
};
/** A button that is only a picture begins smaller. */
const PICTURES: Readonly<Record<string, string>> = {
  xs: 'var(--emma-button-24)',
  sm: 'var(--emma-button-24)',
  md: 'var(--emma-button-30)',
  lg: 'var(--emma-button-30)',
};
/** In a button for a finger too. */
const LARGEST_CROSS = 'min(70%, 20px)';
const HIGHEST = 'var(--emma-button-40)';

const heightIn = (heights: typeof HEIGHTS, size: unknown, usual: string): string =>
  heights[typeof size === 'string' ? size : usual] ?? HIGHEST;

interface Sized {
  size?: unknown;
}

/** For the theme: all buttons have one of three heights, whatever size they ask for. */
export const BUTTON_HEIGHTS = {
  Button: (_: unknown, { size }: Sized) => ({
    root: { '--button-height': heightIn(HEIGHTS, size, 'xs') },
  }),
  ActionIcon: (_: unknown, { size }: Sized) => ({
    root: { '--ai-size': heightIn(PICTURES, size, 'md') },
  }),
  CloseButton: (_: unknown, { size }: Sized) => ({
    root: { '--cb-size': heightIn(PICTURES, size, 'md'), '--cb-icon-size': LARGEST_CROSS },
  }),
};
