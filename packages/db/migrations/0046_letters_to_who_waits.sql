-- Who waits for a place is written to once, when a quote can be started there. What nobody needs any more is deleted.
alter table waitlist
  add column told timestamptz,
  add constraint waitlist_of_organization unique (organization_id, waitlist_id);
comment on column waitlist.told is 'When the letter became due that it is sold there.';
create index waitlist_untold on waitlist (country, administrative_area, vehicle_class) where told is null;
create index waitlist_by_age on waitlist (created);

-- The letter goes with the address.
alter table notifications
  add column waitlist_id uuid,
  add constraint notification_waitlist foreign key (organization_id, waitlist_id)
    references waitlist (organization_id, waitlist_id) on update cascade on delete cascade
    deferrable initially deferred;
create index notifications_of_waitlist on notifications (waitlist_id) where waitlist_id is not null;
alter table notifications drop constraint notifications_template_check;
alter table notifications
  add constraint notifications_template_check
    check (template in ('resume_quote', 'quote_sent', 'policy_bound', 'now_sold')),
  add constraint notification_about check (template <> 'now_sold' or waitlist_id is not null);
