-- The letter that offers a next term opens it without an account: one link at a time, until the term ends.
alter table policy_renewals
  add column link_version integer not null default 0,
  add column link_expires timestamptz,
  add constraint policy_renewals_link_version_check check (link_version >= 0);
comment on column policy_renewals.link_version is 'Which link of a letter opens the offer: the newest, and none before it.';
