-- An organization may demand a second factor of everybody who works for it.
alter table organizations add column second_factor_demanded boolean not null default false;
