-- Prizes that people who have signed in won, one in each campaign. They end with the person.
create table spins (
  site text not null,
  contact_id uuid not null,
  campaign text not null,
  prize jsonb not null,
  spun_at timestamptz not null,
  primary key (site, contact_id, campaign),
  foreign key (site, contact_id) references contacts (site, id) on delete cascade
);
