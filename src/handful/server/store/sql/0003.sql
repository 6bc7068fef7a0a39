alter table room add column overdue integer not null default 0;
