import type { JSX } from 'react';
import { TextField } from '../../shared/forms';

const LINKS = [
  ['googlePlusUrl', 'Google Plus'],
  ['facebookUrl', 'Facebook'],
  ['yelpUrl', 'Yelp'],
  ['twitterUrl', 'Twitter'],
  ['gatherupUrl', 'GatherUp'],
  ['instagramUrl', 'Instagram'],
] as const;

/** Social Media Links. */
export function SocialFields({ disabled }: { disabled: boolean }): JSX.Element {
  return (
    <>
      {LINKS.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          type="url"
          placeholder="https://"
          disabled={disabled}
        />
      ))}
    </>
  );
}
