-- What was signed and what is bound cost the same: a signature is for a content and a price.
alter table quotes add column signed_total bigint;
comment on column quotes.signed_total is 'What the signer agreed to pay for the term with fees and taxes, in cents.';
alter table quotes disable trigger user;
update quotes set signed_total = total where signed_content_hash is not null;
alter table quotes enable trigger user;

-- Whether one policy may cover vehicles that are kept in several states; several countries it never covers.
alter table products add column spans_states boolean not null default true;

-- Who did it is kept as it was then, with the name, as in the audit log: it outlives the account.
alter table timeline_entries drop constraint timeline_entries_actor_user_id_fkey;
