-- Files that people send: their bytes lie in the storage, a row here says what they are and for which record they came.
-- They become part of the record as one of its attachments.

create table files (
  file_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  quote_id uuid,
  policy_id uuid,
  claim_id uuid,
  -- As it is called where it comes from; no path is made of it.
  name text not null check (is_line(name, 100) and name ~ '\S'),
  byte_size bigint not null check (byte_size > 0),
  status text not null default 'uploading'
    check (status in ('uploading', 'checking', 'stored', 'refused', 'abandoned')),
  -- Why it was refused, as a code.
  problem text check (is_line(problem, 64)),
  -- As it was recognized by its bytes; what a sender says of it is not kept.
  content_type text check (is_line(content_type, 100)),
  sha256 text check (is_line(sha256, 64)),
  storage_key text not null check (is_line(storage_key, 255)),
  -- What the storage calls the upload, once a part arrived.
  upload text check (is_line(upload, 2000)),
  -- Null for a machine.
  user_id uuid references users,
  stored timestamptz,
  -- When it became part of its record.
  attached timestamptz,
  -- When its bytes were removed: of uploads that nobody finished, and of what was refused.
  removed timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint file_key unique (organization_id, file_id),
  constraint file_of_one_record check (num_nonnulls(quote_id, policy_id, claim_id) = 1),
  constraint file_stored check (status <> 'stored' or num_nonnulls(content_type, sha256, stored) = 3),
  constraint file_attached check (attached is null or stored is not null),
  constraint file_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred,
  constraint file_policy foreign key (organization_id, policy_id) references policies (organization_id, policy_id)
    on update cascade deferrable initially deferred,
  constraint file_claim foreign key (organization_id, claim_id) references claims (organization_id, claim_id)
    on update cascade deferrable initially deferred
);
create index files_of_quote on files (quote_id) where quote_id is not null;
create index files_of_policy on files (policy_id) where policy_id is not null;
create index files_of_claim on files (claim_id) where claim_id is not null;
create index files_of_sender on files (user_id, created);
create index files_to_sweep on files (created) where attached is null and removed is null;
create trigger touch before update on files for each row execute function touch_updated();

-- The parts of an upload that arrived.
create table file_parts (
  organization_id uuid not null,
  file_id uuid not null,
  part integer not null check (part > 0),
  byte_size integer not null check (byte_size > 0),
  sha256 text not null check (is_line(sha256, 64)),
  -- What the storage calls it.
  mark text not null check (is_line(mark, 255)),
  primary key (file_id, part),
  constraint file_part_file foreign key (organization_id, file_id) references files (organization_id, file_id)
    on update cascade deferrable initially deferred
);

-- An attachment whose address is ours names its file. Those from before have an address alone.
do $$
declare
  home text;
begin
  foreach home in array array['quote', 'policy', 'claim'] loop
    execute format('alter table %I add column file_id uuid, add column archived timestamptz', home || '_attachments');
    execute format('alter table %I add constraint %I foreign key (organization_id, file_id)
      references files (organization_id, file_id) on update cascade deferrable initially deferred',
      home || '_attachments', home || '_attachment_file');
    execute format('create unique index %I on %I (file_id) where file_id is not null',
      home || '_attachments_of_file', home || '_attachments');
  end loop;
end $$;
