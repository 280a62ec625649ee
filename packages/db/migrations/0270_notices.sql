-- A notice of cancellation or non-renewal is proof of mailing: by which way it counts, and what proves it, stand in one
-- row, whatever it announces. What is posted for it follows letter by letter.

create table notices (
  notice_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  kind text not null check (kind in ('cancellation', 'non_renewal', 'conditional_renewal')),
  -- How the law's days were counted.
  sent date not null,
  legal_date date not null,
  notice_days integer not null,
  post_days integer not null,
  moved_days integer not null,
  grade text not null check (grade in ('A', 'B', 'C', 'K')),
  source text not null check (is_line(source, 200)),
  -- By which way it counts, and what proves that it went out by it.
  channel text not null
    check (channel in ('email', 'first_class', 'certificate_of_mailing', 'tracked', 'certified', 'registered')),
  channel_grade text not null check (channel_grade in ('A', 'B', 'C', 'K')),
  channel_source text not null check (is_line(channel_source, 200)),
  proven_on date,
  proof_reference text check (is_line(proof_reference, 255)),
  returned_on date,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, notice_id),
  constraint notice_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint notice_proof check (proof_reference is null or proven_on is not null)
);
create index notices_of_policy on notices (policy_id, created desc);
create trigger touch before update on notices for each row execute function touch_updated();
comment on constraint notice_policy on notices is 'policy|notices';
comment on column notices.sent is 'The working day that its dates are counted from.';
comment on column notices.proven_on is 'The day on which it went out by the way that counts.';

alter table policy_cancellations add column notice_id uuid;
alter table policy_cancellations add constraint policy_cancellation_notice_row foreign key (organization_id, notice_id)
  references notices (organization_id, notice_id) on update cascade deferrable initially deferred;
comment on constraint policy_cancellation_notice_row on policy_cancellations is 'notice|policy_cancellations';
create index policy_cancellations_of_notice on policy_cancellations (notice_id) where notice_id is not null;

-- An end that was announced until now rests on its e-mail; one that was moved, on the notice before it.
with given as (
  insert into notices (notice_id, organization_id, policy_id, kind, sent, legal_date, notice_days, post_days, moved_days, grade,
    source, channel, channel_grade, channel_source, proven_on, created)
  select policy_cancellation_id, organization_id, policy_id, 'cancellation', notice_sent, legal_date, notice_days, post_days,
    moved_days, notice_grade, notice_source, 'email', 'K', 'before letters were posted',
    (select min((n.sent at time zone p.time_zone)::date) from notifications n join policies p using (policy_id)
     where n.policy_id = c.policy_id and n.template = 'cancellation_announced' and n.sent is not null
       and n.created >= (select min(first.created) from policy_cancellations first
         where first.policy_id = c.policy_id and first.reason = c.reason and first.notice_sent = c.notice_sent)),
    created
  from policy_cancellations c where legal_date is not null
  returning notice_id
)
update policy_cancellations set notice_id = policy_cancellation_id
where policy_cancellation_id in (select notice_id from given);

alter table policy_cancellations drop constraint cancellation_notice, drop constraint cancellation_not_before_the_law;
alter table policy_cancellations
  drop column notice_sent, drop column legal_date, drop column notice_days, drop column post_days,
  drop column moved_days, drop column notice_grade, drop column notice_source;
alter table policy_cancellations add constraint cancellation_notice check ((ended_by = 'insurer') = (notice_id is not null));

alter table documents add unique (organization_id, document_id);

create table posted_letters (
  posted_letter_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  notice_id uuid not null,
  -- Forgotten with its bytes when the policy is.
  document_id uuid,
  addressee text not null check (addressee in ('insured', 'lienholder')),
  recipient text not null check (is_line(recipient, 255)),
  address jsonb not null check (jsonb_typeof(address) = 'object' and is_small(address, 2000)),
  service text not null check (service in ('first_class', 'certificate_of_mailing', 'tracked', 'certified', 'registered')),
  status text not null default 'queued'
    check (status in ('queued', 'accepted', 'mailed', 'delivered', 'returned', 'refused')),
  reference text check (is_line(reference, 255)),
  tracking_number text check (is_line(tracking_number, 64)),
  mailed_on date,
  returned_on date,
  why_refused text check (why_refused in ('vendor', 'end_changed', 'no_address')),
  reason text check (is_prose(reason, 1000)),
  followed timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, posted_letter_id),
  constraint posted_letter_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint posted_letter_notice foreign key (organization_id, notice_id)
    references notices (organization_id, notice_id) on update cascade deferrable initially deferred,
  constraint posted_letter_document foreign key (organization_id, document_id)
    references documents (organization_id, document_id) on update cascade on delete set null (document_id)
      deferrable initially deferred,
  constraint posted_letter_refused check ((status = 'refused') = (why_refused is not null)),
  constraint posted_letter_taken check ((status in ('accepted', 'mailed', 'delivered', 'returned')) <= (reference is not null)),
  constraint posted_letter_mailed check ((status in ('mailed', 'delivered')) <= (mailed_on is not null))
);
create index posted_letters_of_policy on posted_letters (policy_id, created desc);
create index posted_letters_of_notice on posted_letters (notice_id);
create index posted_letters_of_document on posted_letters (document_id);
create index posted_letters_on_their_way on posted_letters (followed nulls first)
  where status in ('queued', 'accepted', 'mailed');
create index posted_letters_newest on posted_letters (organization_id, created desc);
create trigger touch before update on posted_letters for each row execute function touch_updated();
comment on constraint posted_letter_policy on posted_letters is 'policy|posted_letters';
comment on constraint posted_letter_notice on posted_letters is 'notice|posted_letters';
comment on constraint posted_letter_document on posted_letters is 'document|posted_letters';
comment on column posted_letters.reference is 'Under which the vendor knows it.';
select tell_changes('posted_letters', 'policies policy_id');

alter table notifications add column notice_id uuid;
alter table notifications add constraint notification_notice foreign key (organization_id, notice_id)
  references notices (organization_id, notice_id) on update cascade deferrable initially deferred;
create index notifications_of_notice on notifications (notice_id) where notice_id is not null;
comment on column notifications.notice_id is 'The notice that the e-mail gives to the insured.';

alter table documents drop constraint documents_document_type_check;
alter table documents add constraint documents_document_type_check check (document_type in ('declarations', 'id_card',
  'application', 'specimen_policy', 'proposal', 'receipt', 'cancellation_proof', 'mailing_proof', 'mailed_notice'));
alter table documents drop constraint document_about;
alter table documents add constraint document_about check ((about_id is not null) =
  (document_type in ('receipt', 'cancellation_proof', 'mailing_proof', 'mailed_notice')));

-- From then on paper is sent: who agreed to electronic records when they signed may withdraw that.
alter table policies add column e_consent_withdrawn timestamptz;
comment on column policies.e_consent_withdrawn is 'When the insured withdrew the agreement to electronic records.';
