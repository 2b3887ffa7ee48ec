const separator = " · ";

/** A page's title in the browser and in search results: the page's own name, if it has one, and the account's. */
export function pageTitle({
  page,
  account,
}: {
  page: string | undefined;
  account: string;
}): string {
  return page === undefined ? account : `${page}${separator}${account}`;
}
