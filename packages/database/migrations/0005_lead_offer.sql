-- The vehicle of a lead as its page offered it: price, availability and what it is. Null where the
-- lead is about no vehicle.
alter table leads add column offer jsonb;
