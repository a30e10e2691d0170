-- How often the page of each vehicle was opened. No row says who opened it.
create table car_views (
  site text not null,
  car_id bigint not null,
  views bigint not null check (views > 0),
  primary key (site, car_id)
);

-- Every time the telephone number of a vehicle was asked for.
create table phone_reveals (
  site text not null,
  id uuid not null,
  car_id bigint not null,
  dealership_id bigint not null,
  revealed_at timestamptz not null,
  primary key (site, id)
);

create index phone_reveals_newest on phone_reveals (site, revealed_at desc);
