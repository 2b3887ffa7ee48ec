import type { Page } from "playwright-core";

/** Pastes a text into a field, as from a clipboard. */
export async function pasteInto(page: Page, label: string, pasted: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, pasted);
}
