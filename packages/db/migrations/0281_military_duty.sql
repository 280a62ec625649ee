-- Whoever is called to military duty ends cover, where the law of the place gives everything back that days did not earn.
alter table policies
  drop constraint policies_cancellation_reason_check,
  add constraint policies_cancellation_reason_check check (cancellation_reason in ('insured_request', 'sold_vehicle',
    'replaced_cover', 'military_duty', 'non_payment', 'uw_post_bind', 'license_suspended', 'misrepresentation',
    'fraud_claim', 'total_loss', 'duplicate', 'rewrite', 'never_taken'));
alter table policy_cancellations
  drop constraint policy_cancellations_reason_check,
  add constraint policy_cancellations_reason_check check (reason in ('insured_request', 'sold_vehicle', 'replaced_cover',
    'military_duty', 'non_payment', 'uw_post_bind', 'license_suspended', 'misrepresentation', 'fraud_claim', 'total_loss',
    'duplicate', 'rewrite', 'never_taken'));
