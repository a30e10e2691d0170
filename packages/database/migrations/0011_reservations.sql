-- A car the site itself took a reservation for; a feed that knows nothing of it does not free it.
alter table cars add column reserved_at timestamptz;

-- Reservations with the payment of their deposit. `held` waits for the payment, `paying` is past the point of
-- return: what was authorised is captured, now or after a restart. Contact and lead stay as long as leads do.
create table reservations (
  site text not null,
  id uuid not null,
  car_id bigint not null,
  status text not null check (status in ('held', 'paying', 'reserved', 'failed', 'expired', 'refunded')),
  reason text,
  idempotency_key text not null,
  processor text not null,
  payment text,
  amount_cents integer not null check (amount_cents > 0),
  lead_id uuid not null,
  lead jsonb not null,
  target_ids text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- Work that is left after a reservation changed: an authorisation to void, a car to show as it is.
  to_void boolean not null default false,
  to_show boolean not null default false,
  primary key (site, id),
  unique (site, idempotency_key)
);

-- Of everybody who wants a car one may hold or have it.
create unique index reservations_car on reservations (site, car_id)
  where status in ('held', 'paying', 'reserved');

create index reservations_unfinished on reservations (site, expires_at)
  where status in ('held', 'paying') or to_void or to_show;
create index reservations_created on reservations (site, created_at);

-- Payments of the demo processor, which moves no money.
create table demo_payments (
  site text not null,
  id text not null,
  status text not null check (status in ('open', 'challenged', 'authorised', 'declined', 'captured', 'cancelled', 'refunded')),
  amount_cents integer not null,
  description text not null,
  return_url text not null,
  created_at timestamptz not null,
  primary key (site, id)
);

create index demo_payments_created on demo_payments (site, created_at);
