-- What visitors did, by the numbers of the specification; nothing here says who they were. `at` is
-- the browser's clock, `received_at` the server's, which reports count by.
create table site_events (
  site text not null,
  id bigint generated always as identity,
  event_id smallint not null,
  car_id bigint,
  dealership_id bigint,
  url text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (site, id)
);

create index site_events_period on site_events (site, received_at, event_id);
