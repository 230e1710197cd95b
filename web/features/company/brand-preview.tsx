import type { CSSProperties, JSX } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { colorFault } from '#modules/company/contract/company-terms.js';
import type { CompanyView } from '#modules/company/contract/company.view.js';
import styles from './company.module.css';

export interface BrandPreviewProps {
  control: Control<Omit<CompanyView, 'logo'>>;
  logo: string | null;
}

/** How an email begins, with what is in the form. */
export function BrandPreview({ control, logo }: BrandPreviewProps): JSX.Element {
  const [name = '', color = ''] = useWatch({ control, name: ['name', 'color'] });
  const shown = name.trim() || 'Oklahoma City';
  const isSound = colorFault(color) === null;
  return (
    <figure
      className={styles.preview}
      style={isSound ? ({ '--brand': color } as CSSProperties) : {}}
    >
      <figcaption>How an email begins</figcaption>
      <div className={styles.letter}>
        <div className={logo ? styles.lined : styles.filled}>
          {logo ? <img className={styles.logo} src={logo} alt={shown} /> : shown}
        </div>
        <p className={styles.title}>Your moving quote</p>
        <p>Hello Ann,</p>
        <p className={styles.call}>To book, call (405) 555-0140</p>
      </div>
    </figure>
  );
}
