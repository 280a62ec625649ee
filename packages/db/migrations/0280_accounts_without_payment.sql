-- A bank account may be kept for later debits by its standing mandate alone, without a payment that its owner authorized.
alter table payment_methods
  drop constraint payment_method_authorized,
  add constraint payment_method_authorized check (kind = 'card'
    or num_nulls(authorization_version, authorization_language, authorized_amount, authorized, authorized_from) = 0
    or autopay_consented is not null
      and num_nonnulls(authorization_version, authorization_language, authorized_amount, authorized, authorized_from) = 0);
