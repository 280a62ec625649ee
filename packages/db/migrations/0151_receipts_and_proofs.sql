-- What is proven on paper: a payment or refund, the end of cover, and that a letter went out.
alter table documents drop constraint documents_document_type_check;
alter table documents
  add constraint documents_document_type_check check (document_type in ('declarations', 'id_card', 'application',
    'specimen_policy', 'proposal', 'receipt', 'cancellation_proof', 'mailing_proof')),
  -- Which payment, cancellation or letter of its policy it is about.
  add column about_id uuid,
  add constraint document_about check ((about_id is not null) = (document_type in ('receipt', 'cancellation_proof',
    'mailing_proof')));
drop index document_versions;
create unique index document_versions on documents (policy_id, document_type, about_id, version) nulls not distinct
  where policy_id is not null;

alter table notifications add column message_id text check (is_line(message_id, 255));
comment on column notifications.message_id is 'Under which the mail server took it.';

-- A refund that was paid is said by letter.
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['refund_sent'::text, $new$);
end $$;
