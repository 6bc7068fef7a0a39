alter table room add column held bigint not null default 0;
