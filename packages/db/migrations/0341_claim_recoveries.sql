-- A total loss, as it was valued; what is owed to the lender of it is paid first.
alter table claims
  add column total_loss_on date,
  add column total_loss_value bigint,
  add column total_loss_repair bigint,
  add column total_loss_salvage bigint,
  add column total_loss_taxes bigint,
  add column is_wreck_retained boolean,
  add column lender_payoff bigint,
  add constraint claim_total_loss check (num_nonnulls(total_loss_on, total_loss_value, total_loss_repair, total_loss_salvage,
    total_loss_taxes, is_wreck_retained) in (0, 6)),
  add constraint claim_total_loss_amounts check (least(total_loss_value, total_loss_repair, total_loss_salvage,
    total_loss_taxes, lender_payoff) >= 0);
