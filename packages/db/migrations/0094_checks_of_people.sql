-- What a vendor was asked about somebody, so that its answer counts for that and nothing else.

-- A blind index of the whole question: nobody reads from it whom it was about. Null of what was asked before there was one.
alter table quote_verifications
  add column asked_index text constraint quote_verifications_asked_index_bound check (is_line(asked_index, 64));
create index quote_verifications_of_question on quote_verifications (organization_id, asked_index, fetched desc)
  where asked_index is not null;
comment on column quote_verifications.asked_index is 'Which question it answers, without saying it.';

-- A bind whose quote was found to need an underwriter while the payment was on its way ends without a policy: whichever
-- is written first, that the money is to be taken or that it is not, decides.
alter table payments
  add column capture_begun timestamptz,
  add column stopped timestamptz,
  add constraint payment_stopped_or_taken check (stopped is null or capture_begun is null);
comment on column payments.capture_begun is 'Since when the money is being taken.';
comment on column payments.stopped is 'When it was decided not to take it.';
