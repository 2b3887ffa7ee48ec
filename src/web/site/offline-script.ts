// Stands in the offline page: nobody touches a board on the wall. Like the first script it imports nothing.

/** Asks first: reloading in vain would interrupt whoever listens to the page. */
function leaveOnceAnswered(): void {
  fetch(location.href, { method: "HEAD", cache: "no-store" })
    .then(({ status }) => status < 500 && location.reload())
    .catch(() => undefined);
}

setInterval(leaveOnceAnswered, 15_000);
addEventListener("online", leaveOnceAnswered);
