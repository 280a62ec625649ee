-- Kinds of letters that an address does not want. It is the address's own choice, whoever writes: a person is nobody's row.
create table declined_letters (
  email email_address not null check (is_line(email::text, 254)),
  kind text not null check (kind in ('receipts', 'reminders', 'news')),
  declined timestamptz not null default app_now(),
  -- When they were wanted again.
  lifted timestamptz,
  primary key (email, kind)
);
