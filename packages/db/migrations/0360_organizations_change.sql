-- Organizations are made and changed on the platform: two people who change one at once meet each other.
alter table organizations add column version integer not null default 1;
create index organizations_parent on organizations (parent_organization_id);
