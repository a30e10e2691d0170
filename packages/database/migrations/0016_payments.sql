-- Payments people who are signed in made of their own accord. `begun` waits for the payment, `paying` is past the
-- point of return: what was authorised is captured, now or after a restart. They stay as long as leads do, also
-- without the person who signed in: money that was taken has to be found again.
create table payments (
  site text not null,
  id uuid not null,
  contact_id uuid not null,
  status text not null check (status in ('begun', 'paying', 'paid', 'failed', 'expired', 'refunded')),
  reason text,
  idempotency_key text not null,
  processor text not null,
  payment text,
  amount_cents integer not null check (amount_cents > 0),
  reference text not null,
  lead_id uuid not null,
  lead jsonb not null,
  target_ids text[] not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- An authorisation that has to be given up.
  to_void boolean not null default false,
  primary key (site, id),
  unique (site, idempotency_key)
);

create index payments_unfinished on payments (site, created_at)
  where status in ('begun', 'paying') or to_void;
create index payments_contact on payments (site, contact_id, created_at);
create index payments_created on payments (site, created_at);
