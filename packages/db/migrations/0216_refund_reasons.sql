-- Why something goes back is a fact where a rule decides it, so that each reader has it in words of their own; where
-- somebody gives it back by hand it is what they wrote.

update policy_refunds set reason = case
    when reason like 'Cancellation: %' then 'cancellation'
    when reason = 'Change of cover' then 'change_of_cover'
    when reason = 'Reinstatement: days without cover' then 'days_without_cover'
    else 'paid_after_end' end
where not by_hand;
alter table policy_refunds add constraint policy_refund_reason check (by_hand
  or reason in ('cancellation', 'change_of_cover', 'days_without_cover', 'paid_after_end'));
