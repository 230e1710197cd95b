const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

const channels = (color: string): [number, number, number] | null => {
  const hex = HEX.exec(color.trim())?.[1];
  if (!hex) return null;
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
};

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
const luminance = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Black or white, whichever is easier to read on a color that is data (a truck's, an employee's). */
export function textOnColor(background: string): '#000000' | '#ffffff' {
  const rgb = channels(background);
  if (!rgb) return '#000000';
  const light = luminance(rgb);
  return (light + 0.05) / 0.05 >= 1.05 / (light + 0.05) ? '#000000' : '#ffffff';
}
