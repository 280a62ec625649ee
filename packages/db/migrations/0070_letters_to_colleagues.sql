-- Who is mentioned in a note is told by a letter, too.
alter table note_mentions add constraint note_mention_of_organization unique (organization_id, note_mention_id);
alter table notifications
  add column note_mention_id uuid,
  add constraint notification_note_mention foreign key (organization_id, note_mention_id)
    references note_mentions (organization_id, note_mention_id) on update cascade deferrable initially deferred;
create index notifications_of_note_mention on notifications (note_mention_id) where note_mention_id is not null;

alter table notifications drop constraint notifications_template_check;
alter table notifications drop constraint notification_about;
alter table notifications
  add constraint notifications_template_check
    check (template in ('resume_quote', 'quote_sent', 'policy_bound', 'now_sold', 'mentioned')),
  add constraint notification_about check (
    (template <> 'now_sold' or waitlist_id is not null) and (template <> 'mentioned' or note_mention_id is not null));
