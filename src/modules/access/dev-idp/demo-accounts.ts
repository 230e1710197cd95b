/** The demo company's people to sign in as, one a role (R-ACCESS-17): they head the list. */
export const DEMO_ACCOUNTS = [
  'admin@emma.test',
  'manager@emma.test',
  'sales@emma.test',
  'lead@emma.test',
  'mover@emma.test',
] as const;
