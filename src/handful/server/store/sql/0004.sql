alter table room add column former text;
create index room_former on room (former);
create index room_coded on room (touched) where code is not null;
