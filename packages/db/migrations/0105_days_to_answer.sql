-- How long an underwriter has to answer is the product's to say, from a day on; a question keeps the day that it was asked with.
alter table product_parameters add column referral_days integer not null default 14
  constraint product_parameters_referral_days check (referral_days between 1 and 60);
comment on column product_parameters.referral_days is
  'Days within which an underwriter answers what is asked from the effective date on; the question ends with the last of them.';

alter table quote_referrals add column last_day date not null default (app_now() + interval '14 days')::date;
comment on column quote_referrals.last_day is 'The last day on which it may be answered, where the risk is.';
alter table quote_referrals disable trigger user;
update quote_referrals set last_day = (quote_referrals.created at time zone quotes.time_zone)::date + 14
from quotes where quotes.quote_id = quote_referrals.quote_id;
alter table quote_referrals enable trigger user;
create index quote_referrals_overdue on quote_referrals (last_day) where status = 'pending';

-- What the platform found is said in both languages; a reader of French read English until now.
alter table quote_referrals add column request_reasons_fr text[]
  constraint quote_referrals_request_reasons_fr_bound check (is_line(array_to_string(request_reasons_fr, ' '), 12000));
comment on column quote_referrals.request_reasons_fr is
  'The same reasons in French, what a person wrote as they wrote it; null where it was asked before they were kept so.';
