-- The place of a lead in what a dealer's own system reads. It is given when the lead is first read, after its
-- commit, so that a lead whose transaction ends late comes after those that were read before, and is never missed.
-- The sequence goes on when a lead is removed: no place is given twice.
alter table leads add column feed_position bigint;

create sequence lead_feed owned by leads.feed_position;

create unique index leads_feed on leads (site, feed_position) where feed_position is not null;
create index leads_unread on leads (site, received_at, id)
  where feed_position is null and status = 'received';
