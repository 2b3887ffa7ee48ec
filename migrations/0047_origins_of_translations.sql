-- Of translations: the Portuguese text that each was made from, or that somebody has said it is still right for. Nothing is
-- kept of most: they are of the text that stands there, until that changes. A program of the version before goes on
-- without it, and what it writes counts as up to date.
alter table entries add column title_origins jsonb not null default '{}';
alter table entries add check (has_only_language_keys(title_origins));
alter table entries add column subtitle_origins jsonb not null default '{}';
alter table entries add check (has_only_language_keys(subtitle_origins));

-- The same of the home page's texts: `home_text` and `home_minibio`, each by language, and `home_ctas`, a list of the
-- buttons in their order.
alter table accounts add column text_origins jsonb not null default '{}';
