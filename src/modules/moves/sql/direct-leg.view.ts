import { boolean, id, json, numeric } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** Trucks that drive from one operation straight to the next. */
export const DIRECT_LEG = view(
  'moves.v_direct_leg',
  {
    follower_id: id('follower_id'),
    followed_id: id('followed_id'),
    hours: numeric('hours'),
    approximate: boolean('approximate'),
    yard_drive_out: numeric('yard_drive_out'),
    yard_drive_back: numeric('yard_drive_back'),
    leg: json(`json_build_object('followerId', follower_id, 'followedId', followed_id,
      'hours', hours, 'approximate', approximate, 'yardDriveOut', yard_drive_out,
      'yardDriveBack', yard_drive_back)`),
  },
  sql`from moves.direct_leg`,
);
