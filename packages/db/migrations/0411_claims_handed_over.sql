-- Who goes on with the claims of somebody who is away or handles claims no more; by score where nobody is named.
alter table adjusters
  add column successor_id uuid references users,
  add constraint adjuster_successor_is_another check (successor_id <> user_id);
comment on constraint adjusters_successor_id_fkey on adjusters is 'successor|adjusters_succeeded';
