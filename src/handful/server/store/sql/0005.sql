create table archive (
    room text not null references room (id) on delete cascade,
    first bigint not null,
    entries bytea not null,
    primary key (room, first)
);
