create table review (
    key text primary key,
    made bigint not null,
    body bytea not null
);
create index review_made on review (made);
