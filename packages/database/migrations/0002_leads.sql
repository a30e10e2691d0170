-- An enquiry as it was taken. `payload` is what the visitor sent, checked and normalised; `consent`
-- is the opt-in with the wording, page and time it was given for. `idempotency_key` makes a repeat
-- of the same sending find the first row.
create table leads (
  site text not null,
  id uuid not null,
  idempotency_key text not null,
  website_slug text not null,
  received_at timestamptz not null,
  status text not null check (status in ('received', 'suspected_spam')),
  payload jsonb not null,
  consent jsonb not null,
  primary key (site, id),
  unique (site, idempotency_key)
);

create index leads_newest on leads (site, received_at desc, id);

-- The outbox: one row for a lead and a target it is owed to. A worker that takes a pending row moves
-- `due_at` past its lease, so that the row comes up again if the worker dies. `retry_since` is when
-- the present run of tries began; it moves when somebody sends a dead delivery again.
create table lead_deliveries (
  site text not null,
  id uuid not null,
  lead_id uuid not null,
  target_id text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'dead')),
  attempts integer not null default 0,
  attempts_since integer not null default 0,
  retry_since timestamptz not null,
  due_at timestamptz not null,
  lease uuid,
  primary key (site, id),
  unique (site, lead_id, target_id),
  foreign key (site, lead_id) references leads (site, id) on delete cascade
);

create index lead_deliveries_due on lead_deliveries (due_at) where status = 'pending';

-- Every try of a delivery. `status_code` is the target's answer, `error` why it did not count.
create table lead_delivery_attempts (
  site text not null,
  delivery_id uuid not null,
  attempt integer not null,
  at timestamptz not null,
  duration_ms integer not null,
  is_delivered boolean not null,
  status_code integer,
  error text,
  primary key (site, delivery_id, attempt),
  foreign key (site, delivery_id) references lead_deliveries (site, id) on delete cascade
);
