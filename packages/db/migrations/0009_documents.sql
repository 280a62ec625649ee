create table documents (
  document_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  quote_id uuid not null,
  policy_id uuid,
  document_type text not null check (document_type in ('declarations')),
  name text not null,
  status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
  storage_key text,
  content_type text not null default 'application/pdf',
  byte_size bigint,
  sha256 text,
  -- Whether the customer sees it.
  visible boolean not null default true,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint document_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred,
  constraint document_policy foreign key (organization_id, policy_id) references policies (organization_id, policy_id)
    on update cascade deferrable initially deferred
);
create unique index document_of_policy on documents (policy_id, document_type) where document_type = 'declarations';
create index documents_of_quote on documents (quote_id);
create trigger touch before update on documents for each row execute function touch_updated();
