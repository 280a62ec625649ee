-- Whether held money is taken is asked where it is held, of the quote as it stands: nothing is marked on the payment.
alter table payments drop constraint payment_stopped_or_taken, drop column capture_begun, drop column stopped;
