-- Two tabs may report one loss: what was typed on an older version is not saved over what was saved meanwhile.
alter table claims add column version integer not null default 1;
