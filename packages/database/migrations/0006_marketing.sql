-- Addresses that get no marketing. `source` is how the wish came: a link in a message, the page, or a
-- mail program's own button. The address is kept in lower case, for as long as the site keeps leads.
create table marketing_suppressions (
  site text not null,
  email text not null,
  source text not null check (source in ('link', 'page', 'one-click')),
  at timestamptz not null,
  primary key (site, email)
);

-- The key that signs the unsubscribing links of a site, made when the first link is.
create table unsubscribe_keys (
  site text not null primary key,
  key text not null
);

-- A delivery that must not be made: nobody agreed to it, or the address has unsubscribed.
alter table lead_deliveries drop constraint lead_deliveries_status_check;
alter table lead_deliveries add constraint lead_deliveries_status_check
  check (status in ('pending', 'delivered', 'dead', 'withheld'));
