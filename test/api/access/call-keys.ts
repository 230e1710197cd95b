import type { PermissionKey } from '#kernel/permission.js';

type Rule = [methods: string, path: RegExp, key: PermissionKey];

/** Each call under its key; the first rule that matches decides. */
const RULES: readonly Rule[] = [
  ['GET', /^\/healthcheck/, 'open'],
  ['GET', /^\/calendar\//, 'open'],
  ['POST', /^access-token(\/code)?$/, 'open'],
  ['GET', /^client-config$/, 'open'],
  ['GET', /^picture\//, 'open'],
  ['GET', /^company(\/logo\/\{\w+\})?$/, 'open'],
  ['*', /^booking\/(quote|availability|reservations)/, 'open'],

  ['POST', /^access-token\/end$/, 'self'],
  ['GET DELETE', /^sessions(\/\{\w+\})?$/, 'self'],
  ['GET', /^employee\/self$/, 'self'],
  ['PUT DELETE', /^employee\/\{\w+\}\/picture$/, 'self'],
  ['GET', /^assignment\/schedule\/\{\w+\}$/, 'self'],
  ['POST', /^actuals\/stamps$/, 'self'],
  ['POST DELETE', /^assignment\/schedule\/self\/feed$/, 'self'],
  ['GET', /^jobs\/\{\w+\}$/, 'self'],

  ['GET', /^customer\/(export|newleads_queue_size|autobook_queue_size)$/, 'sell'],
  ['GET', /^customer(\/\{\w+\})?$/, 'read'],
  ['GET', /^(branch|truck|employee)(\/\{\w+\})?$/, 'read'],
  ['GET', /^branch\/\{\w+\}\/planning$/, 'read'],
  ['GET', /^(referrer|timezone|zipzone|troublelocations|booking\/currentconstants)$/, 'read'],
  ['GET', /^movemanager\/(day_view|day_map|load)\//, 'read'],
  ['GET', /^movemanager\/model_config$/, 'read'],
  ['GET', /^actuals\/\{\w+\}$/, 'read'],
  ['GET', /^places\/memory$/, 'read'],
  ['GET', /^maps\/(tiles\/.*|streetview|area)$/, 'read'],

  ['PATCH DELETE', /^customer\/\{\w+\}$/, 'sell'],
  ['POST', /^customer\/clone\//, 'sell'],
  ['*', /^(customermgt|customerview)(\/|$)/, 'sell'],
  ['PUT DELETE', /^company(\/logo)?$/, 'admin'],
  ['*', /^contract\//, 'sell'],
  ['*', /^move\//, 'sell'],
  ['PUT POST', /^mailer\/template(\/\{\w+\})?$/, 'admin'],
  ['*', /^mailer\//, 'sell'],
  ['GET', /^mailbox(\/|$)/, 'sell'],
  ['GET', /^maps\/(places|geocode|legs)$/, 'sell'],
  ['POST PUT DELETE', /^troublelocations(\/\{\w+\})?$/, 'sell'],
  ['PUT DELETE', /^assignment\/(operation|follow)\//, 'sell'],
  ['GET', /^movemanager\/availability\//, 'sell'],
  ['*', /^slots(\/|$)/, 'sell'],
  ['POST', /^tickets$/, 'sell'],

  ['GET PUT', /^actuals(\/\{\w+\})?$/, 'dispatch'],
  ['*', /^assignment\/(mover|oncall|crews|off)\//, 'dispatch'],
  ['GET', /^movemanager\/(day_sheet|attention|week_hours)\//, 'dispatch'],
  ['GET', /^movemanager\/places$/, 'dispatch'],
  ['*', /^planning\//, 'dispatch'],
  ['PUT', /^movemanager\/(notes|assignedmanagers|removefromservice|returntoservice)$/, 'dispatch'],
  ['PUT DELETE', /^movemanager\/standin$/, 'dispatch'],
  ['POST DELETE', /^movemanager\/rental(\/\{\w+\})?$/, 'dispatch'],

  ['POST PUT DELETE', /^truck(\/\{\w+\})?$/, 'trucks'],

  ['POST PUT DELETE', /^employee(\/\{\w+\})?$/, 'admin'],
  ['DELETE', /^employee\/\{\w+\}\/sessions$/, 'admin'],
  ['POST PUT', /^branch(\/\{\w+\})?$/, 'admin'],
  ['GET PUT', /^branch\/\{\w+\}\/planning(\/versions)?$/, 'admin'],
  ['PUT', /^(referrer|zipzone\/\{\w+\}|booking\/currentconstants)$/, 'admin'],
  ['GET POST', /^booking\/constants(\/preview)?$/, 'admin'],
  ['GET', /^estimates\/settings\/\{\w+\}$/, 'sell'],
  ['*', /^estimates\//, 'admin'],
  ['*', /^(reports|ops|audit)(\/|$)/, 'admin'],
];

/** The key that the table requires; undefined if the table does not know the call. */
export function keyOf(method: string, path: string): PermissionKey | undefined {
  const call = path.replace(/^\/api\/v3\//, '');
  return RULES.find(
    ([methods, pattern]) =>
      (methods === '*' || methods.split(' ').includes(method)) && pattern.test(call),
  )?.[2];
}
