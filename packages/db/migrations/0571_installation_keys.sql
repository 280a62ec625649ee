-- Under which key this installation began to index what is looked up without being read. Another one would find nothing, so
-- that restrictions would refuse nobody: a process that has another does not start.
create table auth.installation_key (
  singleton boolean primary key default true check (singleton),
  index_key_id text not null check (is_line(index_key_id, 20)),
  noted timestamptz not null default now()
);
comment on table auth.installation_key is 'Under which key what is looked up without being read is indexed; one row.';
