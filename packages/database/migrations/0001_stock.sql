-- One row for a site: its generation grows with every change of its stock and tells every process
-- that pages and the search index of an older generation are out of date.
create table stock_state (
  site text primary key,
  generation bigint not null default 0,
  imported_at timestamptz
);

-- A car on a yard. `data` is what the feed said, normalised; what the platform adds (id, slug,
-- the dates) has its own columns.
create table cars (
  site text not null,
  id bigint generated always as identity,
  dealership_slug text not null,
  stocknum text not null,
  slug text not null,
  data jsonb not null,
  fingerprint text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sold_at timestamptz,
  withdrawn_at timestamptz,
  generation bigint not null,
  primary key (site, id),
  unique (site, dealership_slug, stocknum),
  unique (site, slug)
) with (toast_tuple_target = 8160); -- a car of some 4 kB is read whole far more often than it is written

-- Slugs a car had before; they redirect to its present one for ever.
create table car_slugs (
  site text not null,
  slug text not null,
  car_id bigint not null,
  primary key (site, slug),
  foreign key (site, car_id) references cars (site, id) on delete cascade
);

create index car_slugs_car on car_slugs (site, car_id);
