-- Organizations and their partners send their logos: each is drawn anew, and whoever has its address may see it.
alter table files
  add column for_logo boolean not null default false,
  add column partner_id uuid,
  add constraint file_partner foreign key (organization_id, partner_id) references partners (organization_id, partner_id)
    on update cascade deferrable initially deferred,
  add constraint file_of_partner check (partner_id is null or for_logo),
  drop constraint file_of_one_record,
  add constraint file_of_one_record check
    (num_nonnulls(quote_id, policy_id, claim_id, agent_user_id) + for_map::int + for_logo::int = 1);
create index files_of_logos on files (organization_id, created) where for_logo;
