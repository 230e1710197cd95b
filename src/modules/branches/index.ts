export { BranchUnplaced } from './events/branch-unplaced.event.js';
export { KeepTimezoneCommand } from './commands/keep-timezone/keep-timezone.command.js';
export { PlaceBranchCommand } from './commands/place-branch/place-branch.command.js';
export { GetBranchMailSettingsQuery } from './queries/get-branch-mail-settings/get-branch-mail-settings.query.js';
export type { BranchMailSettings } from './queries/get-branch-mail-settings/get-branch-mail-settings.query.js';
export { RotateTokenKeyCommand } from './commands/rotate-token-key/rotate-token-key.command.js';
export { GetBranchQuery } from './queries/get-branch/get-branch.query.js';
export { FUTURE_OPERATIONS } from './ports/future-operations.js';
export type { FutureOperations } from './ports/future-operations.js';
