import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { BUTTON_HEIGHTS } from './button-heights';
// Not from its index: the theme is loaded before any page.
import { prefixesFirst } from '../../shared/ui/prefixes-first';

/** The company's blue; shade 7 carries white text at 6.9 : 1. */
const brand: MantineColorsTuple = [
  '#eef3fc',
  '#dbe5f7',
  '#b7caef',
  '#8fabe6',
  '#6c90de',
  '#4f7ad7',
  '#3b69cf',
  '#2b57b5',
  '#234a9c',
  '#1b3b80',
];

/** Mantine's grays of the dark scheme, in the tokens' cooler tone. */
const dark: MantineColorsTuple = [
  '#e4e8ee',
  '#c3cad5',
  '#9aa5b5',
  '#6f7b8c',
  '#434d5b',
  '#2a313b',
  '#1b2027',
  '#14171c',
  '#0f1216',
  '#0b0d10',
];

/** Mantine's own are smaller. */
const SMALLEST = 'var(--emma-font-11)';

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 7,
  colors: { brand, dark },
  fontFamily: 'var(--emma-font)',
  fontFamilyMonospace: 'var(--emma-mono)',
  fontSizes: {
    xs: 'var(--emma-font-12)',
    sm: 'var(--emma-font-13)',
    md: 'var(--emma-font-14)',
    lg: 'var(--emma-font-16)',
    xl: 'var(--emma-font-20)',
  },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.45', xl: '1.3' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: {
    xs: 'var(--emma-radius)',
    sm: 'var(--emma-radius)',
    md: 'var(--emma-radius)',
    lg: 'var(--emma-radius)',
    xl: 'var(--emma-radius)',
  },
  shadows: {
    xs: 'var(--emma-shadow)',
    sm: 'var(--emma-shadow)',
    md: 'var(--emma-shadow)',
    lg: 'var(--emma-shadow)',
    xl: 'var(--emma-shadow)',
  },
  defaultRadius: 'sm',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--emma-font-16)', lineHeight: '1.45' },
      h2: { fontSize: 'var(--emma-font-14)', lineHeight: '1.45' },
      h3: { fontSize: 'var(--emma-font-13)', lineHeight: '1.4' },
    },
  },
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Button: { defaultProps: { size: 'xs' }, vars: BUTTON_HEIGHTS.Button },
    CloseButton: { vars: BUTTON_HEIGHTS.CloseButton },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 'md' },
      vars: BUTTON_HEIGHTS.ActionIcon,
    },
    Kbd: { vars: () => ({ root: { '--kbd-fz': SMALLEST } }) },
    Pill: { vars: () => ({ root: { '--pill-fz': SMALLEST } }) },
    TextInput: { defaultProps: { size: 'xs' } },
    NativeSelect: { defaultProps: { size: 'xs' } },
    Textarea: { defaultProps: { size: 'xs' } },
    Select: {
      defaultProps: {
        size: 'xs',
        // If it opened on focus alone, as after a refused save, the list would cover what is wrong.
        openOnFocus: false,
        checkIconPosition: 'right',
        // The list scrolls itself; an inner part would not get the field's arrow keys.
        withScrollArea: false,
        // A list may contain options only: an option that cannot be chosen says that there are
        // none.
        attributes: { empty: { role: 'option', 'aria-disabled': true } },
      },
      styles: { options: { maxHeight: 220, overflowY: 'auto' } },
    },
    MultiSelect: {
      defaultProps: { filter: prefixesFirst, searchable: true, selectFirstOptionOnChange: true },
    },
    Autocomplete: { defaultProps: { filter: prefixesFirst } },
    TagsInput: { defaultProps: { filter: prefixesFirst } },
    // With the radius of the rest, a box this small would look like a radio button.
    Checkbox: { defaultProps: { size: 'xs', radius: 3 } },
    Switch: { defaultProps: { size: 'xs' } },
    DateInput: { defaultProps: { size: 'xs' } },
    Table: { defaultProps: { verticalSpacing: 6, horizontalSpacing: 8, fz: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
    // The placeholder is a focusable child that a menu may not have; the first item gets the focus instead.
    Menu: { defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md' } },
    // A dialog's <header> is not the page's banner.
    Modal: {
      defaultProps: {
        padding: 'md',
        centered: true,
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    Drawer: {
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    // Under a title Mantine has a gray that is too light to be read.
    Notification: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } },
      styles: { description: { color: 'var(--mantine-color-dimmed)' } },
    },
  },
});

const onTokens = {
  '--mantine-color-body': 'var(--emma-bg)',
  '--mantine-color-text': 'var(--emma-text)',
  '--mantine-color-dimmed': 'var(--emma-text-dim)',
  '--mantine-color-placeholder': 'var(--emma-text-dim)',
  '--mantine-color-error': 'var(--emma-danger)',
  '--mantine-color-anchor': 'var(--emma-accent-text)',
  '--mantine-color-default': 'var(--emma-bg-raised)',
  '--mantine-color-default-hover': 'var(--emma-bg-hover)',
  '--mantine-color-default-color': 'var(--emma-text)',
  '--mantine-color-default-border': 'var(--emma-border-strong)',
  '--mantine-color-disabled': 'var(--emma-bg-hover)',
  '--mantine-color-disabled-color': 'var(--emma-text-dim)',
  '--mantine-color-disabled-border': 'var(--emma-border)',
  '--mantine-color-gray-light-color': 'var(--emma-text)',
  '--mantine-color-gray-light-hover': 'var(--emma-bg-hover)',
};

/** Mantine's own variables, set from the page's tokens: one set of colors for everything. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: onTokens,
  dark: onTokens,
});
