import { IconStarFilled } from '@tabler/icons-react';
import { useContext, type CSSProperties, type JSX } from 'react';
import { AvatarLettersContext, initialsOf } from './avatar-letters';
import { textOnColor } from './text-on-color';
import { Tooltip } from '@mantine/core';
import styles from './avatar.module.css';

/** What an avatar shows of an employee. */
export interface AvatarPerson {
  _id?: string;
  firstName: string;
  lastName: string;
  displayName: string;
  color: string;
  picture?: string | null;
  isTeamLead?: boolean;
}

const SIZES = { small: 1.6, medium: 2.4, large: 3.5 } as const;

export interface AvatarProps {
  person: AvatarPerson;
  size?: keyof typeof SIZES;
  /** Off if the name is next to it. */
  named?: boolean;
}

/**
 * A person at a glance: picture or initials, three letters where two are those of others too, on their color, a star
 * for a team lead, the name on hover.
 */
export function Avatar({ person, size = 'small', named = true }: AvatarProps): JSX.Element {
  const longer = useContext(AvatarLettersContext).get(person._id ?? '');
  const name = person.isTeamLead ? `${person.displayName}, team lead` : person.displayName;
  const face = (
    <span
      className={styles.avatar}
      data-size={size}
      role={named ? 'img' : undefined}
      aria-label={named ? name : undefined}
      aria-hidden={named ? undefined : true}
      style={
        {
          '--avatar-size': `${SIZES[size]}rem`,
          background: person.color,
          color: textOnColor(person.color),
        } as CSSProperties
      }
    >
      {person.picture ? (
        <img className={styles.picture} src={person.picture} alt="" />
      ) : (
        <span className={longer && styles.longer} aria-hidden>
          {longer ?? initialsOf(person)}
        </span>
      )}
      {person.isTeamLead && <IconStarFilled className={styles.star} aria-hidden />}
    </span>
  );
  return named ? <Tooltip label={name}>{face}</Tooltip> : face;
}
