-- Whether its client has sent the token in use. One that was just given may have been lost with its answer, and the one
-- before it is then all that the client has.
alter table sessions add column token_seen boolean not null default true;
