import { buildParts } from './build.mjs';
import { inCheckout } from './checkout.mjs';
import { installPackages } from './install.mjs';
import { withLock } from './lock.mjs';
import { log } from './log.mjs';

const inTurn = (work) =>
  withLock(inCheckout('.local', 'prepare.lock'), work, () =>
    log('Another command is preparing this checkout; waiting for it.'),
  );

/** Installs what is missing. Two commands in one checkout wait for each other. */
export const install = () => inTurn(installPackages);

/** Builds what is out of date. Two commands in one checkout wait for each other. */
export const build = (parts) => inTurn(() => buildParts(parts));
