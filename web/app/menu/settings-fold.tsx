import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconSettings } from '@tabler/icons-react';
import { useId, useState, type JSX, type ReactNode } from 'react';
import styles from './menu-list.module.css';

interface Fold {
  isOpen: boolean;
  toggle: () => void;
}

/** Open on its own pages and closed elsewhere, until somebody says otherwise. */
export function useFold(isCurrent: boolean): Fold {
  const [said, say] = useState<{ isOpen: boolean; while: boolean } | null>(null);
  const isOpen = said?.while === isCurrent ? said.isOpen : isCurrent;
  return { isOpen, toggle: () => say({ isOpen: !isOpen, while: isCurrent }) };
}

interface SettingsFoldProps {
  fold: Fold;
  /** Without words beside its picture. */
  isNarrow: boolean;
  /** The links; they stay in the document while nobody sees them. */
  children: ReactNode;
}

/** The entry behind which pages are that are set up once. */
export function SettingsFold({ fold, isNarrow, children }: SettingsFoldProps): JSX.Element {
  const links = useId();
  const button = (
    <UnstyledButton
      className={styles.item}
      aria-label={isNarrow ? 'Settings' : undefined}
      aria-expanded={fold.isOpen}
      aria-controls={links}
      onClick={fold.toggle}
    >
      <IconSettings size={17} stroke={1.75} aria-hidden />
      {!isNarrow && (
        <>
          <span className={styles.label}>Settings</span>
          <IconChevronDown className={styles.chevron} size={14} aria-hidden />
        </>
      )}
    </UnstyledButton>
  );
  return (
    <li>
      {isNarrow ? (
        <Tooltip label="Settings" position="right">
          {button}
        </Tooltip>
      ) : (
        button
      )}
      <ul id={links} className={styles.folded} hidden={!fold.isOpen}>
        {children}
      </ul>
    </li>
  );
}
