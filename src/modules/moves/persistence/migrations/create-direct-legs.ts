import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A truck drives from one job straight to its next one. What must never happen, enforced by the
 * database: a leg between two trucks or days, against the order of the jobs, or of an operation that
 * is on no truck; two legs from or to one job.
 */
export class CreateDirectLegs1795000001020 implements MigrationInterface {
  name = 'CreateDirectLegs1795000001020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table moves.direct_leg (
        follower_id platform.object_id primary key,
        followed_id platform.object_id not null constraint direct_leg_one_follower unique,
        truck_id platform.object_id not null,
        hours numeric not null constraint direct_leg_not_negative check (hours >= 0),
        approximate boolean not null,
        yard_drive_out numeric not null,
        yard_drive_back numeric not null,
        constraint direct_leg_of_two check (follower_id <> followed_id),
        constraint direct_leg_follower_on_truck
          foreign key (follower_id, truck_id) references moves.operation (id, truck_id)
          deferrable initially deferred,
        constraint direct_leg_followed_on_truck
          foreign key (followed_id, truck_id) references moves.operation (id, truck_id)
          deferrable initially deferred
      );
      comment on table moves.direct_leg is
        'A truck drives from one operation straight to the next; hours exact, the others what it replaced.';

      create function moves.direct_leg_keeps_order() returns trigger language plpgsql as $$
      declare
        changed text := coalesce(to_jsonb(new)->>'follower_id', to_jsonb(new)->>'id');
      begin
        if exists (
          select 1 from moves.direct_leg l
          join moves.operation a on a.id = l.followed_id
          join moves.operation b on b.id = l.follower_id
          where changed in (l.follower_id, l.followed_id)
            and (a.day <> b.day or a.date + a.duration * interval '1 hour' > b.date)
        ) then
          raise exception 'operation % does not come after the one it follows', changed
            using errcode = 'check_violation', constraint = 'direct_leg_keeps_order';
        end if;
        return null;
      end $$;
      create constraint trigger direct_leg_keeps_order
        after insert or update on moves.direct_leg deferrable initially deferred
        for each row execute function moves.direct_leg_keeps_order();
      create constraint trigger operation_keeps_order_of_direct_leg
        after update of day, date, duration on moves.operation deferrable initially deferred
        for each row when (
          old.day <> new.day or old.date <> new.date or old.duration <> new.duration)
        execute function moves.direct_leg_keeps_order();

      create view moves.v_direct_leg as
        select follower_id, followed_id, hours, approximate, yard_drive_out, yard_drive_back,
               json_build_object('followerId', follower_id, 'followedId', followed_id,
                 'hours', hours, 'approximate', approximate, 'yardDriveOut', yard_drive_out,
                 'yardDriveBack', yard_drive_back) as leg
        from moves.direct_leg;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
