-- Staff hear that the account's settings or services have changed, as when a colleague pauses the deliveries. The topic
-- `content` stays what the processes tell each other of everything that guests read.
alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('account', 'content', 'order', 'table', 'menu', 'stock', 'print'));
