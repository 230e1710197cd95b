export { againstPlan } from '../domain/against-plan.js';
export { keptPromise } from '../domain/kept-promise.js';
