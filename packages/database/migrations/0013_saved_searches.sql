-- Searches people who have signed in saved. They end with the person. `seen` holds the lowest price each
-- vehicle was seen at, so that a mail tells of a match or a drop once.
create table saved_searches (
  site text not null,
  id uuid not null,
  contact_id uuid not null,
  title text not null,
  address text not null,
  consent jsonb not null,
  seen jsonb not null,
  revision integer not null default 0,
  saved_at timestamptz not null,
  mailed_at timestamptz,
  primary key (site, id),
  unique (site, contact_id, address),
  foreign key (site, contact_id) references contacts (site, id) on delete cascade
);
