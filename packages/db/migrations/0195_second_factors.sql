-- What a person signs in with beside a password and a letter. Only sign-in reads any of it.

-- An authenticator app, from the first code that it gave. Its secret is sealed.
create table second_factors (
  user_id uuid primary key references users,
  secret sealed not null check (is_line(secret::text, 255)),
  -- The half minute of the newest code that was taken: no code is taken twice, nor an older one after it.
  last_step bigint not null default 0 check (last_step >= 0),
  confirmed timestamptz,
  created timestamptz not null default app_now()
);

-- Each works once, and is gone then. HMAC-SHA256 under the secret of the authenticator, which is sealed: a copy of both
-- tables opens nothing.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null check (is_line(code_hash, 43)),
  primary key (user_id, code_hash)
);

-- Browsers that are not asked for a code for some days. SHA-256 of what their cookie holds.
create table trusted_devices (
  token_hash text primary key check (is_line(token_hash, 43)),
  user_id uuid not null references second_factors on delete cascade,
  expires timestamptz not null
);
create index trusted_devices_of_user on trusted_devices (user_id);

-- Between password and code: who gave the first and owes the second. It opens nothing.
create table sign_in_steps (
  token_hash text primary key check (is_line(token_hash, 43)),
  user_id uuid not null references users,
  remembered boolean not null,
  expires timestamptz not null
);
create index sign_in_steps_age on sign_in_steps (expires);

create table passkeys (
  passkey_id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  -- What the authenticator calls it, as base64url; WebAuthn allows 1,023 bytes.
  credential_id text not null unique check (is_line(credential_id, 1364)),
  public_key bytea not null check (length(public_key) <= 4000),
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}' check (is_line(array_to_string(transports, ' '), 200)),
  name text not null check (is_line(name, 100)),
  -- The domain for which it was made, and where alone it works.
  domain text not null check (is_line(domain, 253)),
  created timestamptz not null default app_now(),
  last_used timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- Challenges that an authenticator has answered, until they would be too old anyway.
create table answered_challenges (
  challenge_hash text primary key check (is_line(challenge_hash, 43)),
  expires timestamptz not null
);
create index answered_challenges_age on answered_challenges (expires);

-- Takes away all that a person signs in with but the password, and ends their sessions: for an operation, whose role sees
-- no secret and no session. Recovery codes and trust go with their authenticator.
create function end_ways_in(person uuid) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from second_factors where user_id = person;
  delete from passkeys where user_id = person;
  delete from sign_in_steps where user_id = person;
  delete from auth.session where "userId" = person;
end;
