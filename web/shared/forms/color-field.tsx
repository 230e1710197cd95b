import { ColorInput, ColorSwatch, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { COLOR_PALETTE, colorName, textOnColor } from '../ui/index';
import styles from './color-field.module.css';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface ColorFieldProps extends FieldProps {
  /** Whether a color may be chosen; the palette offers no others. All may if absent. */
  mayBe?: (color: string) => boolean;
}

/** A color that is typed by its own name says it already. */
const IS_HEX = /^#[0-9a-f]{6}$/i;

/** A color that is data: one of the palette, or any other by its hex value. */
export function ColorField({ mayBe = () => true, ...props }: ColorFieldProps): JSX.Element {
  const { field, shown } = useField(props);
  const [isOpen, setOpen] = useState(false);
  const value = (field.value as string | undefined) ?? '';
  return (
    <div>
      <ColorInput
        {...shown}
        size="xs"
        name={field.name}
        ref={field.ref}
        value={value}
        rightSection={IS_HEX.test(value) && <span className={styles.name}>{colorName(value)}</span>}
        rightSectionWidth={92}
        rightSectionPointerEvents="none"
        onChange={(color) => {
          setOpen(true);
          field.onChange(color);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          shown.onBlur();
        }}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        // Escape then closes the picker alone, not the dialog around it.
        data-mantine-stop-propagation={isOpen}
        format="hex"
        fixOnBlur={false}
        withEyeDropper={false}
        // Beside the field: below it are the palette and what is wrong with it.
        popoverProps={{ withinPortal: true, position: 'right-start', opened: isOpen }}
      />
      <div className={styles.palette} role="group" aria-label="Palette">
        {COLOR_PALETTE.filter(({ color }) => mayBe(color)).map(({ color, name }) => (
          <Tooltip key={color} label={name}>
            <UnstyledButton
              aria-label={name}
              aria-pressed={value.toLowerCase() === color}
              disabled={props.disabled}
              onClick={() => field.onChange(color)}
            >
              <ColorSwatch className={styles.swatch} color={color} size={22} withShadow={false}>
                {value.toLowerCase() === color && (
                  <IconCheck size={14} color={textOnColor(color)} aria-hidden />
                )}
              </ColorSwatch>
            </UnstyledButton>
          </Tooltip>
        ))}
      </div>
    </div>
  );
}
