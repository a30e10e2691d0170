-- Whoever deletes their account does not spin again: a spin is known by a digest of the phone under the key of the
-- site, stays without the person, and ends with the period for which the site keeps its leads. The owner of the
-- tables sees their rows for the change; the security rules that follow every migration end that.
alter table spins no force row level security;
alter table contacts no force row level security;
alter table sign_in_keys no force row level security;

insert into sign_in_keys (site, key)
  select distinct site, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') from spins
  on conflict do nothing;

alter table spins add column spinner text;

update spins s
  set spinner = encode(sha256(convert_to(k.key || E'\nspin\n' || c.phone, 'UTF8')), 'hex')
  from contacts c, sign_in_keys k
  where c.site = s.site and c.id = s.contact_id and k.site = s.site;

-- Takes the primary key and the foreign key of the column away.
alter table spins drop column contact_id;
alter table spins alter column spinner set not null;
alter table spins add primary key (site, spinner, campaign);

create index spins_age on spins (site, spun_at);
