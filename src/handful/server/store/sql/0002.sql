create index room_touched on room (finished, touched);
