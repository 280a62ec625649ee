-- Restrictions are compared by the skeleton of what is meant, and what is only like it is found, too.
alter table explicit_rejections
  -- Keyed hashes of what anything like what is refused has in common with it.
  add column near_indexes text[] not null default '{}'
    constraint explicit_rejections_near_indexes_bound check (is_line(array_to_string(near_indexes, ' '), 2000)),
  add column keys_version smallint not null default 1;
comment on column explicit_rejections.keys_version is
  'By which rules its keys were made; older ones are made anew, for which the application’s key is needed.';

alter table quotes add column restriction_keys_version smallint not null default 1;
comment on column quotes.restriction_keys_version is 'By which rules restriction_keys were made.';
drop index quotes_without_restriction_keys;
create index quotes_with_old_restriction_keys on quotes (quote_id)
  where restriction_keys is null or restriction_keys_version < 2;
create index explicit_rejections_with_old_keys on explicit_rejections (explicit_rejection_id) where keys_version < 2;
