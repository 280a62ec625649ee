-- Whom and what an organization refuses is found on every quote by equality, without reading what is sealed.

-- Blind indexes of everything that a quote is known by; null until they are made of a quote from before.
alter table quotes add column restriction_keys text[]
  -- Of 500 vehicles and 100 people with everything that each may be known by.
  constraint quotes_restriction_keys_bound check (is_line(array_to_string(restriction_keys, ' '), 250000));
create index quotes_by_restriction_key on quotes using gin (restriction_keys);
create index quotes_without_restriction_keys on quotes (quote_id) where restriction_keys is null;

alter table explicit_rejections
  add column created_by uuid references users,
  drop constraint explicit_rejections_value_bound,
  -- A sealed text is about half as long again as what it seals.
  add constraint explicit_rejections_value_bound check (is_line(value, 1000));
create index explicit_rejections_by_value on explicit_rejections (organization_id, value_index) where deleted is null;
comment on constraint explicit_rejections_created_by_fkey on explicit_rejections is 'author|explicit_rejections';

select tell_changes('explicit_rejections', 'explicit_rejections explicit_rejection_id');
