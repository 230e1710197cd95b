import { cruise } from 'dependency-cruiser';
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-options';
import readTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { folderCycles } from './boundaries/folder-cycles.mjs';
import { UserError, fail, log } from './lib/log.mjs';

const CONFIG = './.dependency-cruiser.cjs';
const LOOKED_AT = ['src', 'web', 'test'];
/** What is shipped: a spec and its helpers may import from folders above them. */
const SHIPPED = /^(src|web)\//;
const NOT_SHIPPED = /\.(spec|fixture)\.tsx?$|^(web|src\/platform)\/testing\//;

/** `npm run boundaries`: reads once which file imports which, and holds files and folders against the rules. */
async function main() {
  const options = await readConfig(CONFIG);
  const { output } = await cruise(LOOKED_AT, options, undefined, {
    tsConfig: readTsConfig(options.ruleSet.options?.tsConfig?.fileName ?? 'tsconfig.json'),
  });
  const faults = [...output.summary.violations.map(lineOf), ...foldersOf(output.modules)];
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  const { totalCruised, totalDependenciesCruised } = output.summary;
  log(`${totalCruised} files with ${totalDependenciesCruised} imports keep the boundaries.`);
}

const lineOf = ({ rule, from, to, cycle = [] }) =>
  `${rule.name}: ${[from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])].join(' → ')}`;

/** Folders may need each other in one direction only. */
function foldersOf(modules) {
  const isShipped = (path) => SHIPPED.test(path) && !NOT_SHIPPED.test(path);
  const imports = modules
    .filter(({ source }) => isShipped(source))
    .map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved).filter(isShipped),
    ]);
  return folderCycles(imports).map(({ cycle }) => `no-folder-cycle: ${cycle.join(' → ')}`);
}

main().catch(fail);
