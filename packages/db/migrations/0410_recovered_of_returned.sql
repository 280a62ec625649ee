-- A payment may come back after a part of it was recovered; it is held back again, and paid anew or not. What comes back is
-- held to what was paid when it is taken in.
alter table claim_exposures drop constraint claim_exposure_recovered;
