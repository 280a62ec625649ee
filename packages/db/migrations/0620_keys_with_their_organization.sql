-- Says itself what it groups by: a policy's key is another one where organizations are spread over several servers.
create or replace view receivables_ageing with (security_invoker=true) as
 SELECT (md5(concat_ws(':'::text, d.as_of, a.policy_id)))::uuid AS receivables_ageing_id,
    d.as_of,
    o.name AS organization_name,
    a.policy_id,
    a.organization_id,
    a.policy_number,
    a.provider,
    a.policy_status,
    a.currency,
    a.total,
    a.not_due,
    a.days_1_30,
    a.days_31_60,
    a.days_61_90,
    a.days_over_90,
    a.days_late
   FROM ((( SELECT (day.day)::date AS as_of
           FROM generate_series((((app_now())::date - 800))::timestamp with time zone, ((app_now())::date)::timestamp with time zone, '1 day'::interval) day(day)) d
     CROSS JOIN LATERAL ( SELECT p.policy_id,
            p.organization_id,
            p.policy_number,
            p.provider,
            p.policy_status,
            p.currency,
            (sum(o_1.amount))::bigint AS total,
            (COALESCE(sum(o_1.amount) FILTER (WHERE (o_1.late <= 0)), (0)::numeric))::bigint AS not_due,
            (COALESCE(sum(o_1.amount) FILTER (WHERE ((o_1.late >= 1) AND (o_1.late <= 30))), (0)::numeric))::bigint AS days_1_30,
            (COALESCE(sum(o_1.amount) FILTER (WHERE ((o_1.late >= 31) AND (o_1.late <= 60))), (0)::numeric))::bigint AS days_31_60,
            (COALESCE(sum(o_1.amount) FILTER (WHERE ((o_1.late >= 61) AND (o_1.late <= 90))), (0)::numeric))::bigint AS days_61_90,
            (COALESCE(sum(o_1.amount) FILTER (WHERE (o_1.late > 90)), (0)::numeric))::bigint AS days_over_90,
            max(GREATEST(o_1.late, 0)) AS days_late
           FROM (policies p
             CROSS JOIN LATERAL ( SELECT (d.as_of - COALESCE(i.collect_from, i.due_date)) AS late,
                    ((
                        CASE
                            WHEN ((i.kind <> 'deposit'::text) AND (COALESCE(i.collect_from, i.due_date) > d.as_of)) THEN i.premium
                            ELSE i.amount
                        END)::numeric - COALESCE(( SELECT sum(l.amount) AS sum
                           FROM payment_allocations l
                          WHERE ((l.invoice_id = i.invoice_id) AND (l.created < (((d.as_of + 1) + '12:00:00'::time without time zone) AT TIME ZONE 'UTC'::text)))), (0)::numeric)) AS amount
                   FROM (invoices i
                     LEFT JOIN policy_transactions v ON ((v.policy_transaction_id = i.voided_by)))
                  WHERE ((i.policy_id = p.policy_id) AND (i.created < (((d.as_of + 1) + '12:00:00'::time without time zone) AT TIME ZONE 'UTC'::text)) AND ((i.status <> ALL (ARRAY['void'::text, 'written_off'::text])) OR (v.booked >= (((d.as_of + 1) + '12:00:00'::time without time zone) AT TIME ZONE 'UTC'::text))))) o_1)
          WHERE (o_1.amount <> (0)::numeric)
          GROUP BY p.policy_id, p.organization_id, p.policy_number, p.provider, p.policy_status, p.currency) a)
     LEFT JOIN organizations o USING (organization_id));

-- What is written again is found by the name of its key, for the same reason.
CREATE OR REPLACE FUNCTION public.keep_invoice_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into invoice_states values (new.invoice_id, new.organization_id, new.policy_id, app_now(), new.sequence,
    new.due_date, new.premium, new.fees, new.taxes, new.paid_amount, new.status)
  on conflict on constraint invoice_states_pkey do update set sequence = excluded.sequence, due_date = excluded.due_date,
    premium = excluded.premium, fees = excluded.fees, taxes = excluded.taxes, paid_amount = excluded.paid_amount,
    status = excluded.status;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_policy_standing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into policy_standings values (new.policy_id, new.organization_id, app_now(), new.policy_status,
    new.cancelled_as_of)
  on conflict on constraint policy_standings_pkey do update set policy_status = excluded.policy_status,
    cancelled_as_of = excluded.cancelled_as_of;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_refund_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into refund_states values (new.policy_refund_id, new.organization_id, new.policy_id, app_now(), new.amount,
    new.interest, new.status, new.hold_reason, new.due_date, new.paid)
  on conflict on constraint refund_states_pkey do update set amount = excluded.amount, interest = excluded.interest,
    status = excluded.status, hold_reason = excluded.hold_reason, due_date = excluded.due_date, paid = excluded.paid;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_transaction_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into transaction_states values (new.transaction_id, new.organization_id, new.policy_id, app_now(), new.date,
    new.amount, new.status, new.attempt_count, new.next_attempt, new.decline_code, new.cc_last_four, new.bank)
  on conflict on constraint transaction_states_pkey do update set date = excluded.date, amount = excluded.amount,
    status = excluded.status, attempt_count = excluded.attempt_count, next_attempt = excluded.next_attempt,
    decline_code = excluded.decline_code, cc_last_four = excluded.cc_last_four, bank = excluded.bank;
  return null;
end $function$;

drop index task_call_once;
create unique index task_call_once on tasks (organization_id, quote_id) where rule = 'call_after_sent' and status = 'open';
