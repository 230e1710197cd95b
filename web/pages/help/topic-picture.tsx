import type { JSX } from 'react';
import styles from './help.module.css';
import { HELP_PICTURES, pictureFile, type HelpPictureName } from './pictures';

/** A picture of the product with its caption; a click shows it in full size. */
export function TopicPicture({ name }: { name: HelpPictureName }): JSX.Element {
  const { shows, width, height } = HELP_PICTURES[name];
  const file = pictureFile(name);
  return (
    <figure className={styles.picture} style={{ maxWidth: width }}>
      <a href={file} target="_blank" rel="noreferrer" aria-label={`Full size: ${shows}`}>
        <img src={file} alt="" {...{ width, height }} loading="lazy" />
      </a>
      <figcaption>{shows}</figcaption>
    </figure>
  );
}
