-- What 0001 says of the column is not so any more, and a migration that has run somewhere stays as it is.

comment on column accounts.version is
  'Grows with every change that guests can see. No cache is known by it. 1: nothing was changed yet, by which a demo account is found that has not got its menu.';
