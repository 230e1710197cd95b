import type { HelpTopic } from '../../shared/help';
import { shortcut, SHORTCUT_NAMES } from '../../shared/shortcuts';
import { GUIDES } from './guides';
import { HELP_PICTURES } from './pictures';

/** Everything that is said about a topic, in small letters. */
function textOf({ id, title, purpose }: HelpTopic): string {
  const { steps = [], pictures = [], areas = [] } = GUIDES[id] ?? {};
  const keys = SHORTCUT_NAMES.map(shortcut).filter(({ area }) => areas.includes(area));
  return [
    title,
    purpose,
    ...steps,
    ...pictures.map((name) => HELP_PICTURES[name].shows),
    ...keys.flatMap(({ does, keys: combinations }) => [does, ...combinations]),
  ]
    .join(' ')
    .toLowerCase();
}

/** Whether all words of a search are in what is said about a topic. */
export function matchesTopic(topic: HelpTopic, search: string): boolean {
  const text = textOf(topic);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
