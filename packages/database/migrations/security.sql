-- Row-level security of every table. Applied after the migrations whenever one of them or this file
-- changed, so it must be idempotent. Each table belongs to a site by its column `site`; a table
-- without that column is out of reach for the application.
--
-- app         acts for one site: sees and writes rows of `app.site` only
-- app_system  acts for the platform: workers that serve every site

do $$
declare
  role_name text;
begin
  foreach role_name in array array['app', 'app_system'] loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin', role_name);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- another database of this server made it at the same moment
    end;
    if not pg_has_role(current_user, role_name, 'set') then
      execute format('grant %I to %I', role_name, current_user);
    end if;
    execute format('grant usage on schema public to %I', role_name);
    execute format('grant temporary on database %I to %I', current_database(), role_name);
  end loop;
end $$;

do $$
declare
  site_table regclass;
begin
  for site_table in
    select c.oid from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'site' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname
  loop
    execute format('alter table %s enable row level security', site_table);
    execute format('alter table %s force row level security', site_table);
    execute format('drop policy if exists one_site on %s', site_table);
    execute format(
      'create policy one_site on %s to app
         using (site = current_setting(''app.site'', true))
         with check (site = current_setting(''app.site'', true) and site <> '''')',
      site_table);
    execute format('drop policy if exists every_site on %s', site_table);
    execute format(
      'create policy every_site on %s to app_system using (true) with check (site <> '''')',
      site_table);
    execute format('grant select, insert, update, delete on %s to app, app_system', site_table);
  end loop;
end $$;

grant usage, select on all sequences in schema public to app, app_system;

-- A restored backup brings its own numbers; the next ones follow them.
grant update on all sequences in schema public to app_system;
