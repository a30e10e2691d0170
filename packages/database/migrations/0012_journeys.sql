-- Online purchases that were begun. `owners` are digests of what browsers bring; `link` names the one link
-- that opens it on another device, and is null once it was used. Gone a week after the last step.
create table journeys (
  site text not null,
  id uuid not null,
  car_id bigint not null,
  owners text[] not null,
  answers jsonb not null,
  link text,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site, id)
);

create index journeys_owners on journeys using gin (owners);
create unique index journeys_link on journeys (site, link);
create index journeys_expires on journeys (site, expires_at);

-- Mails a visitor asked for, until the mail server has taken them.
create table outgoing_mails (
  site text not null,
  id uuid not null,
  message jsonb not null,
  tries integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  primary key (site, id)
);

create index outgoing_mails_due on outgoing_mails (due_at);
