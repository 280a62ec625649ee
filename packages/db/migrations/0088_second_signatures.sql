-- A quote may name a second insured, who signs what the first one signed by a link of their own.
alter table entities drop constraint entities_entity_relationship_check;
alter table entities add constraint entities_entity_relationship_check check (entity_relationship in (
  'named_insured', 'second_named_insured', 'additional_insured', 'driver', 'lienholder', 'loss_payee', 'claimant',
  'other_driver', 'passenger', 'witness', 'injured'));
alter table claim_entities drop constraint claim_entities_entity_relationship_check;
alter table claim_entities add constraint claim_entities_entity_relationship_check check (entity_relationship in (
  'named_insured', 'second_named_insured', 'additional_insured', 'driver', 'lienholder', 'loss_payee', 'claimant',
  'other_driver', 'passenger', 'witness', 'injured'));
create unique index entity_second_insured on entities (quote_id)
  where entity_relationship = 'second_named_insured' and archived is null;

create table signing_requests (
  signing_request_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  quote_id uuid not null,
  entity_id uuid not null,
  -- Counts the requests of a quote; the link names it.
  number integer not null check (number > 0),
  recipient email_address not null check (is_line(recipient::text, 254)),
  -- What the first named insured had signed: its content, its price in cents with fees, and how that is paid.
  content_hash text not null check (is_line(content_hash, 64)),
  total bigint not null check (total >= 0),
  payment_term text not null check (payment_term in ('monthly', 'pay_in_full')),
  expires timestamptz not null,
  -- When another request, or a change of what was to be signed, took its place.
  voided timestamptz,
  signed_at timestamptz,
  signer_info jsonb check (is_small(signer_info, 8000)),
  created timestamptz not null default app_now(),
  unique (organization_id, signing_request_id),
  unique (quote_id, number),
  constraint signing_request_signature check ((signed_at is null) = (signer_info is null)),
  constraint signing_request_quote foreign key (organization_id, quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred,
  constraint signing_request_entity foreign key (organization_id, entity_id)
    references entities (organization_id, entity_id) on update cascade deferrable initially deferred
);
create unique index signing_request_in_force on signing_requests (quote_id) where voided is null;
create index signing_requests_of_entity on signing_requests (entity_id);
select tell_changes('signing_requests', 'quotes quote_id');

-- The link is sent by a letter, which is owed like the others.
alter table notifications
  add column signing_request_id uuid,
  add constraint notification_signing_request foreign key (organization_id, signing_request_id)
    references signing_requests (organization_id, signing_request_id) on update cascade deferrable initially deferred;
create index notifications_of_signing_request on notifications (signing_request_id)
  where signing_request_id is not null;
alter table notifications drop constraint notifications_template_check;
alter table notifications drop constraint notification_about;
alter table notifications
  add constraint notifications_template_check check (template in ('resume_quote', 'quote_sent', 'policy_bound',
    'now_sold', 'mentioned', 'referral_answered', 'referral_message', 'quote_reviewed', 'signature_asked')),
  add constraint notification_about check (
    (template <> 'now_sold' or waitlist_id is not null) and (template <> 'mentioned' or note_mention_id is not null)
    and (template not in ('referral_answered', 'referral_message') or quote_referral_id is not null)
    and (template <> 'signature_asked' or signing_request_id is not null));
