declare const self: ServiceWorkerGlobalScope;

/** The server's message (`server/push/push-service.ts`). */
type News = { title: string; body: string; path: string; lang: string };

/** Shows what the shop says of an order; a later message about it takes the place of the one before. */
export async function showNews(message: PushMessageData | null): Promise<void> {
  const news = message?.json() as News | undefined;
  if (!news) return;
  const { title, body, path, lang } = news;
  // TypeScript does not know `renotify`: the device vibrates again for a message that replaces another.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag: path,
    renotify: true,
    data: path,
    lang,
  };
  await self.registration.showNotification(title, options);
}

/** Leads to the order: to the page that shows it, wherever it is open, or to a new one. */
export async function openNews(notification: Notification): Promise<void> {
  notification.close();
  const { href, origin } = new URL(String(notification.data), self.location.origin);
  if (origin !== self.location.origin) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = open.find(({ url }) => url.split(/[?#]/)[0] === href);
  await (page ? page.focus() : self.clients.openWindow(href));
}
