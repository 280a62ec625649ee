-- Partners are made and changed on the platform: two people who change one at once meet each other.
alter table partners add column version integer not null default 1;
create index partners_of_organization on partners (organization_id, partner_name);
