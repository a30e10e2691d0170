-- Sign-in by phone code. Phones are in the form of `normalisePhone`; times are the server's.

-- The key of a site's code digests, made when the first code is.
create table sign_in_keys (
  site text not null primary key,
  key text not null
);

-- The latest code of a phone, as a keyed digest. A code is used once, and tried at most `attempts` times.
create table sign_in_codes (
  site text not null,
  phone text not null,
  nonce text not null,
  digest text not null,
  attempts smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site, phone)
);

create index sign_in_codes_expiry on sign_in_codes (site, expires_at);

-- People who have proved that a phone is theirs.
create table contacts (
  site text not null,
  id uuid not null default gen_random_uuid(),
  phone text not null,
  name text not null,
  last_name text not null,
  email text not null,
  created_at timestamptz not null,
  signed_in_at timestamptz not null,
  primary key (site, id),
  unique (site, phone)
);

create index contacts_signed_in on contacts (site, signed_in_at);

-- Sessions, by the SHA-256 of their token: the token itself is in the visitor's cookie alone.
create table sign_in_sessions (
  site text not null,
  digest text not null,
  contact_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site, digest),
  foreign key (site, contact_id) references contacts (site, id) on delete cascade
);

create index sign_in_sessions_contact on sign_in_sessions (site, contact_id);
create index sign_in_sessions_expiry on sign_in_sessions (site, expires_at);

-- Codes that were sent and codes that were right; `user_id` is null for somebody who is not signed in.
create table verifications (
  site text not null,
  id bigint generated always as identity,
  website_slug text not null,
  dealership_slug text not null,
  verification_type text not null check (verification_type in ('sms', 'verify')),
  user_id uuid,
  at timestamptz not null,
  primary key (site, id),
  foreign key (site, user_id) references contacts (site, id) on delete cascade
);

create index verifications_period on verifications (site, at);
create index verifications_user on verifications (site, user_id);

-- When somebody did what is limited: `subject` is a phone or the network of a visitor.
create table sign_in_limits (
  site text not null,
  scope text not null,
  subject text not null,
  hits timestamptz[] not null,
  expires_at timestamptz not null,
  primary key (site, scope, subject)
);

create index sign_in_limits_expiry on sign_in_limits (site, expires_at);
