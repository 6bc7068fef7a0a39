create table snapshot (
    room text primary key references room (id) on delete cascade,
    seq bigint not null,
    body text not null
);
