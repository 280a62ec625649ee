-- A signature is for a content, a price and the way to pay it: instalments bear fees that the price does not hold.
alter table quotes add column signed_payment_term text check (signed_payment_term in ('monthly', 'pay_in_full'));
comment on column quotes.signed_payment_term is 'How the signer agreed to pay the term.';
alter table quotes disable trigger user;
update quotes set signed_payment_term = payment_term where signed_content_hash is not null;
alter table quotes enable trigger user;

-- An underwriter waives what was found at the value that it was found with: another or a worse finding is not waived.
alter table quote_referrals add column findings jsonb not null default '[]'
  constraint quote_referral_findings check (jsonb_typeof(findings) = 'array')
  constraint quote_referral_findings_bound check (is_small(findings, 4000));
comment on column quote_referrals.findings is
  'What is asked about: the code and value of each finding. Once it is accepted before the bind, these are waived.';

-- Where the first of the instalments does not pay for cover until it could end for non-payment, more is due at once.
alter table product_parameters add column deposit_share integer not null default 0
  constraint product_parameters_deposit_share check (deposit_share between 0 and 50);
comment on column product_parameters.deposit_share is
  'Per cent of the premium due at once where a first instalment would not reach; 0 asks for no more than that.';
