/** With fewer letters nobody would recognize the name. */
export const FEWEST_LETTERS = 6;

const CUT = '…';

/** A last name from whole to its first six letters, each shorter than the one before. */
export function nameForms(last: string): string[] {
  const letters = [...last];
  const upTo = (kept: number): string => letters.slice(0, kept).join('');
  const isLetter = (at: number): boolean => letters[at]?.trim() !== '';
  const forms = [last];
  // Cuts at least two letters for the one sign: less would save no room. No name ends with a blank.
  for (let kept = letters.length - 2; kept >= FEWEST_LETTERS; kept -= 1) {
    if (isLetter(kept - 1)) forms.push(upTo(kept) + CUT);
  }
  let fewest = FEWEST_LETTERS;
  while (fewest < letters.length && !isLetter(fewest - 1)) fewest += 1;
  if (letters.length > fewest) forms.push(upTo(fewest));
  return forms;
}
