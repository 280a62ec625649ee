-- Cover for the day of the purchase begins with the purchase, not at 12:01 a.m. that has passed: the instant is kept.
alter table policies add column cover_from timestamptz;
comment on column policies.cover_from is
  'When cover begins: 12:01 a.m. of effective_date in time_zone, or the purchase where that came later.';
alter table policies disable trigger user;
update policies set cover_from = greatest(created, (effective_date + time '00:01') at time zone time_zone);
alter table policies enable trigger user;
alter table policies alter column cover_from set not null;

-- What ends is looked for every five minutes.
create index policies_ending on policies (expiration_date)
  where policy_status in ('pending', 'active', 'delinquent', 'pending_cancellation');
