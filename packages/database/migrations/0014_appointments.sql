-- Times at locations that leads have taken, each in one of the places a time has. They end with the lead.
create table appointments (
  site text not null,
  lead_id uuid not null,
  location_id integer not null,
  starts_at timestamptz not null,
  place integer not null check (place > 0),
  primary key (site, lead_id),
  unique (site, location_id, starts_at, place),
  foreign key (site, lead_id) references leads (site, id) on delete cascade
);
