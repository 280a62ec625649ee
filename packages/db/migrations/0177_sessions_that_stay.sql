-- A session of the staff stays longer on a device that they said is theirs.
alter table auth.session add column remembered boolean not null default false;
