-- A picture that nothing of its account shows is removed after a while, and its files with it.

alter table uploads
  -- When it was first found unused; null while something shows it, and until somebody has looked.
  add column unused_since timestamptz;
create index uploads_unused on uploads (account_id, unused_since) where unused_since is not null;
create index uploads_of_file on uploads (account_id, file);
create index entry_images_of_upload on entry_images (account_id, upload_id);

-- Whoever is about to show a picture says so by writing to its row, which the removal waits for.
grant update on uploads to comanda_app;
