create table room (
    id text primary key,
    code text unique,
    owner text not null,
    created bigint not null,
    touched bigint not null,
    finished integer not null default 0,
    summary text not null default '{}'
);
create index room_owner on room (owner, created);
create table log (
    room text not null references room (id) on delete cascade,
    seq bigint not null,
    mark text not null,
    wrote bigint not null,
    body text not null,
    primary key (room, seq)
);
