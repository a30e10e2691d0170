-- Days on which the digest of a site was made: whoever stores the day first puts its mails into the outbox.
create table lead_digests (
  site text not null,
  day date not null,
  made_at timestamptz not null,
  primary key (site, day)
);
