/** All of the product's tables are in these; the queues' library has the last one. */
export const SCHEMAS = [
  ...[
    'access',
    'actuals',
    'booking',
    'branches',
    'calls',
    'company',
    'customers',
    'employees',
    'mail',
  ],
  ...[
    'moves',
    'planning',
    'platform',
    'problem_locations',
    'promises',
    'ranges',
    'referrers',
    'reports',
  ],
  ...['scheduling', 'trucks', 'zip_zones', 'bullmq'],
];
