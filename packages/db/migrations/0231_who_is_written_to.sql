-- Whoever asks to be forgotten is found by the addresses of their letters, and by what was done to their records.
create index notifications_of_recipient on notifications (recipient);
create index process_intents_of_root on process_intents (root_id);
