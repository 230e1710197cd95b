import { inCheckout } from '../../../scripts/lib/checkout.mjs';

/** The parts of the built product that learn and compute ranges. */
export async function learning() {
  const load = (file) => import(inCheckout('dist/server/modules/ranges/domain', file));
  const [scope, pool, model, hours, words] = await Promise.all(
    ['scope.js', 'pool.js', 'train-model.js', 'hours.js', 'range-sentence.js'].map(load),
  );
  return { ...scope, ...pool, ...model, ...hours, ...words };
}
