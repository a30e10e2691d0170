-- Deliveries are taken target by target, so that one that hangs delays no other: the index leads from
-- one target with something pending to the next, and to the delivery that is due first.
create index lead_deliveries_target on lead_deliveries (site, target_id, due_at) where status = 'pending';
drop index lead_deliveries_due;

-- What waits and what was given up, for the metrics.
create index lead_deliveries_open on lead_deliveries (status, retry_since) where status in ('pending', 'dead');
