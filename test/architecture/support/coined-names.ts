/**
 * Names that this code had for things with common names, in lower case with hyphens, and what to
 * call the thing instead (docs/glossary.md). An asterisk stands for any words. `wish` alone is not among
 * them: POST /slots has a field of that name.
 */
const COINED_NAMES: Readonly<Record<string, string>> = {
  'ask-to-clear': 'confirm-clear',
  'bring-back': 'restore-backup',
  'busy-desk': 'busy-seller',
  'come-back': 'what happens: seed-repeat-customer, reconnect, try-again-later',
  'commit-note': 'idempotency-record',
  'contact-mark*': 'contact-hash',
  '*deed': 'undoable-action',
  '*deeds': 'undoable-actions',
  'deed-*': 'undoable-action',
  '*-desk': 'editor, workspace, context',
  'desk-*': 'editor, workspace, context',
  'drop-hold': 'release-slot',
  'found-branch': 'seed-branch',
  'found-company': 'given-company',
  'held-moves': 'locked-moves',
  'held-operation': 'locked-operation',
  'hold-reservation': 'make-reservation',
  'hold-slot': 'reserve-slot',
  'kept-visit': 'saved-session',
  'laid-over': 'pick-sent-fields',
  'man-the-day*': 'seed-crews',
  nonsense: 'fuzz',
  'pack-the-day-before': 'seed-packing-day',
  '*patience*': 'statement-timeout, retry-policy, timeout',
  'patient-client': 'retrying-client',
  'place-expectation': 'expected-place',
  'problem-mark*': 'problem-flag',
  'process-mark': 'instance-lease',
  pulse: 'heartbeat',
  'queue-news': 'queue-events',
  reseal: 'rotate-keys',
  'seal*-anew': 'rotate-key',
  'slip-words': 'typos',
  spoken: 'history-fields',
  '*storm': 'concurrency',
  '*strangers*': 'dast, abusive-visitors',
  'tell-boards*': 'notify-boards',
  'told-*': '*-json',
  'way-forward': 'error-hint',
  whither: 'describe-target',
  '*-wish': 'request',
  'wish-*': 'request',
  wishes: 'requests',
  woven: 'merge-order',
};

/** Not allowed as the name of a file or folder; elsewhere the word may have its usual meaning. */
const COINED_FILE_NAMES: Readonly<Record<string, string>> = {
  forgetting: 'purge-expired',
  hand: 'drag-session',
  held: 'reservation, locked',
  keep: 'take-backup',
  say: 'log',
  'tell-*': 'show, notify, report',
  trust: 'resilience',
  '*-words': 'labels',
};

const hyphened = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

const matcher = (names: readonly string[]): RegExp =>
  new RegExp(`^(?:${names.map((name) => name.replaceAll('*', '.*')).join('|')})$`);

const coined = matcher(Object.keys(COINED_NAMES));
const coinedFile = matcher([...Object.keys(COINED_NAMES), ...Object.keys(COINED_FILE_NAMES)]);

// Texts, comments and regular expressions are not names. What a template computes is left out with
// it.
const NO_CODE =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/** The coined names among the identifiers of a source. */
export const coinedIn = (text: string): string[] => [
  ...new Set((text.replace(NO_CODE, "''").match(IDENTIFIER) ?? []).filter(isCoined)),
];

const known = new Map<string, boolean>();

function isCoined(identifier: string): boolean {
  let is = known.get(identifier);
  if (is === undefined) known.set(identifier, (is = coined.test(hyphened(identifier))));
  return is;
}

/** The coined names among the folders and the parts of a file's name in a path. */
export const coinedInPath = (path: string): string[] =>
  path.split(/[/.]/).filter((part) => coinedFile.test(part));
