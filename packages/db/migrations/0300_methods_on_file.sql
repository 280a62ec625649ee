-- What is on file pays for more than it was entered for: a row for each thing that it pays, under one token. Rows of one
-- token are found by a keyed hash of it, so that the gateway lets go of it with the last of them.
alter table payment_methods add column token_key text check (is_line(token_key, 64));
comment on column payment_methods.token_key is 'A keyed hash of the token; the same for every row of one card or account.';
create index payment_methods_of_token on payment_methods (token_key) where token_key is not null;
create index payment_methods_of_user on payment_methods (user_id) where ended is null;
