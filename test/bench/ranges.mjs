/**
 * `npm run bench:ranges`: how many moves keep the times that ranges promise, for 200 simulated companies
 * with 10, 120 and 1,000 finished moves each and 2,000 more to try, and how long learning from 10,000
 * moves and one range take. Ends with 1 if anything is not enough. Pure computing: no database.
 */
import { build, install } from '../../scripts/lib/prepare.mjs';
import { measureCoverage } from './ranges/coverage.mjs';
import { measureTimes } from './ranges/times.mjs';
import { learning } from './ranges/learning.mjs';

await install();
await build(['server']);
const product = await learning();
const covered = measureCoverage(product);
const fast = measureTimes(product);
if (!covered || !fast) process.exitCode = 1;
