-- Who waits for a boat waits beside the one who waits for a motorhome, though they are the same.
alter table waitlist
  drop constraint waitlist_once,
  add constraint waitlist_once unique (organization_id, email, country, administrative_area, provider);
