-- Vehicles that people who have signed in watch. They end with the person.
create table watchlist_cars (
  site text not null,
  contact_id uuid not null,
  car_id bigint not null,
  saved_at timestamptz not null,
  primary key (site, contact_id, car_id),
  foreign key (site, contact_id) references contacts (site, id) on delete cascade
);

create index watchlist_cars_car on watchlist_cars (site, car_id);
