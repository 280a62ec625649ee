-- What agents and underwriters write to each other about a referral, and letters about it.
create table quote_referral_messages (
  quote_referral_message_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_referral_id uuid not null,
  message text not null check (message ~ '\S'),
  user_id uuid not null references users,
  -- As the person was called then: the other side reads it, though not the account.
  author_name text not null,
  created timestamptz not null default app_now(),
  unique (organization_id, quote_referral_message_id),
  constraint quote_referral_messages_message_bound check (is_prose(message, 10000)),
  constraint quote_referral_messages_author_name_bound check (is_line(author_name, 201)),
  constraint quote_referral_message_referral foreign key (organization_id, quote_referral_id)
    references quote_referrals (organization_id, quote_referral_id) on update cascade deferrable initially deferred
);
comment on constraint quote_referral_message_referral on quote_referral_messages is 'referral|messages';
create index quote_referral_messages_of_referral on quote_referral_messages (quote_referral_id, created);
select tell_changes('quote_referral_messages', 'quote_referrals quote_referral_id');

alter table notifications
  add column quote_referral_id uuid,
  add constraint notification_referral foreign key (organization_id, quote_referral_id)
    references quote_referrals (organization_id, quote_referral_id) on update cascade deferrable initially deferred;
create index notifications_of_referral on notifications (quote_referral_id) where quote_referral_id is not null;
alter table notifications drop constraint notifications_template_check;
alter table notifications drop constraint notification_about;
alter table notifications
  add constraint notifications_template_check check (template in ('resume_quote', 'quote_sent', 'policy_bound',
    'now_sold', 'mentioned', 'referral_answered', 'referral_message', 'quote_reviewed')),
  add constraint notification_about check (
    (template <> 'now_sold' or waitlist_id is not null) and (template <> 'mentioned' or note_mention_id is not null)
    and (template not in ('referral_answered', 'referral_message') or quote_referral_id is not null));
