-- Streets, mailboxes and names are compared by the third rules: what was made by older ones is found by these.
drop index explicit_rejections_with_old_keys;
create index explicit_rejections_with_old_keys on explicit_rejections (explicit_rejection_id) where keys_version < 3;
drop index quotes_with_old_restriction_keys;
create index quotes_with_old_restriction_keys on quotes (quote_id)
  where restriction_keys is null or restriction_keys_version < 3;
