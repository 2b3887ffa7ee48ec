import { expect, it } from "vitest";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { leave } from "./browser.ts";
import { button, focused } from "./guest.ts";
import { asGuestAt, ownerAtHome } from "./owner-at-home.ts";
import { editHome, finish, homePart, isSaved, tool, writeIn, writing } from "./owner-page.ts";

/** Texts of the home page are checked, kept until they are saved, and never lost to somebody else's change. */

it("a link that leads nowhere good is refused at its field, in whatever language it stands, and a text that is full says so", async () => {
  const owner = await ownerAtHome();
  const { page } = owner;
  await editHome(page);
  await writeIn(page, /English/);
  await page
    .getByLabel(/^Link do botão/)
    .first()
    .fill("javascript:alert(1)");
  await writeIn(page, /Português/);
  await button(page, "Novo botão").click();
  await button(page, "Salvar").click();
  await page.getByText("Confira os campos marcados.").waitFor();
  const wrong = page.getByText("Use um link que comece com http, https, tel ou mailto");
  await wrong.waitFor();
  expect(await page.getByRole("radio", { name: /English/ }).isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe(
    "true",
  );
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("example.com/book");
  await page.keyboard.press("Tab");
  expect(
    await page
      .getByLabel(/^Link do botão/)
      .first()
      .inputValue(),
  ).toBe("https://example.com/book");
  await wrong.waitFor({ state: "detached" });
  await writeIn(page, /Português/);
  await page.getByText("Digite o texto do botão.").waitFor();
  await page.getByText("Digite o link do botão.").waitFor();
  await button(page, "Remover Botão 4").click();

  const bio = writing(page, "Mini-bio");
  await bio.fill("a".repeat(990));
  await page.getByText("997 de 1.000 caracteres").waitFor();
  await bio.press("End");
  await bio.pressSequentially("12345");
  await page.getByText("O texto chegou ao limite de 1.000 caracteres.").waitFor();
  expect(await bio.innerText()).toBe(`${"a".repeat(990)}123`);
  await finish(homePart(page));
  await leave(owner);
});

it("what is pasted and typed into a text runs nothing and keeps only its words", async () => {
  const { account, ...owner } = await ownerAtHome();
  const { page } = owner;
  await page.exposeFunction("ran", (what: string) => owner.troubles.push(`ran: ${what}`));
  await editHome(page);
  const text = writing(page, "Texto da home");
  await text.fill("");
  await text.evaluate((element) => {
    const pasted = new DataTransfer();
    pasted.setData(
      "text/html",
      `<p style="position:fixed" onclick="ran(1)">Olá <b>gente</b><script>ran(2)</script>` +
        `<img src="x" onerror="ran(3)"><a href="javascript:ran(4)">aqui</a> ` +
        `<a href="https://example.com">ali</a></p><iframe srcdoc="<script>parent.ran(5)</script>"></iframe>`,
    );
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
  });
  await text.getByText("gente").waitFor();
  await text.press("End");
  await text.pressSequentially(" <img src=x onerror=ran(6)>");
  await tool(page, { of: "Texto da home", name: "Link" }).click();
  await page.getByLabel("Endereço").fill("java\tscript:ran(7)");
  await button(page, "Aplicar").click();
  await page.getByText("Use um endereço que comece com http, https, mailto ou tel.").waitFor();
  await page.getByLabel("Endereço").fill("mailto:ana@example.com");
  await page.getByLabel(/^Texto \(/).fill("escreva");
  await page.getByLabel(/^Texto \(/).press("Enter");
  await finish(homePart(page));
  await asGuestAt(account, "/home", async (guest) => {
    await guest.getByText("gente").waitFor();
    const main = guest.locator("main");
    const links = main.locator("p").getByRole("link");
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
      "https://example.com",
      "mailto:ana@example.com",
    ]);
    expect(await main.getByText("<img src=x onerror=ran(6)>").count()).toBe(1);
    expect(await main.locator("script, iframe, [style], [onclick], [onerror]").count()).toBe(
      // The logo's place is the page's own style.
      await main.locator("div[style*=transform]").count(),
    );
  });
  // Chromium reports every inline handler that it reads, even where nothing could run it.
  const ran = owner.troubles.filter((trouble) => !trouble.includes("inline event handler"));
  expect(ran).toEqual([]);
  await owner.close();
});

it("the tools of a text stay in reach of the keyboard when the button that it stopped on goes", async () => {
  const owner = await ownerAtHome();
  const { page } = owner;
  await editHome(page);
  const bio = writing(page, "Mini-bio");
  const inBio = (name: string) => tool(page, { of: "Mini-bio", name });
  await bio.fill("");
  await inBio("Link").click();
  await page.getByLabel("Endereço").fill("https://example.com");
  await page.getByLabel(/^Texto \(/).fill("aqui");
  await page.getByLabel(/^Texto \(/).press("Enter");
  await bio.getByText("aqui").click();
  await inBio("Tirar o link").waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toBe("Tirar o link");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.type(" e ali");
  await inBio("Tirar o link").waitFor({ state: "detached" });
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe("Link");
  await leave(owner);
});

it("what is not saved outlives a reload, a dead network and the end of the session", async () => {
  const { account, ...owner } = await ownerAtHome();
  const { page } = owner;
  await editHome(page);
  await writing(page, "Mini-bio").fill("Desde 1950");
  await page.getByText("Alterações ainda não salvas.").waitFor();
  await page.reload();
  await page.getByText("Alterações ainda não salvas.").waitFor();
  expect(await writing(page, "Mini-bio").innerText()).toBe("Desde 1950");
  await page.context().setOffline(true);
  await button(page, "Salvar").click();
  await page.getByText("Não foi salvo.").waitFor();
  expect(await writing(page, "Mini-bio").innerText()).toBe("Desde 1950");
  // The failure stays shown while the owner types on, and saving can be tried again.
  await writing(page, "Mini-bio").fill("Desde 1951");
  await page.context().setOffline(false);
  await homePart(page).getByRole("button", { name: "Tentar de novo" }).click();
  await isSaved(homePart(page));
  await asGuestAt(account, "/home", (guest) => guest.getByText("Desde 1951").waitFor());
  await page.reload();
  await button(page, "Editar textos e botões da home").waitFor();

  await editHome(page);
  await writing(page, "Mini-bio").fill("Outra coisa");
  await button(page, "Descartar").click();
  await homePart(page).getByText("Desde 1951").waitFor();

  await editHome(page);
  await writing(page, "Mini-bio").fill("Escrito antes de entrar de novo");
  await page.evaluate(() => localStorage.setItem("token", "a token that nobody knows"));
  await button(page, "Salvar").click();
  const prompt = page.getByRole("dialog", { name: "Entrar" });
  await prompt.getByLabel("E-mail").fill(adminCredentials.user);
  await prompt.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
  await prompt.getByRole("button", { name: "Login" }).click();
  await isSaved(homePart(page));
  expect(await homePart(page).innerText()).toContain("Escrito antes de entrar de novo");
  await leave(owner);
});

it("two owners who change the same text see both, and the later one may hold to theirs or take the other's without losing the rest", async () => {
  const { account, ...ana } = await ownerAtHome();
  const rui = await ownerAtHome({ account });
  const meet = async (round: string, choice: "Manter o meu" | "Usar o outro") => {
    await editHome(ana.page);
    await editHome(rui.page);
    await writing(ana.page, "Texto da home").fill(`Texto da Ana, ${round}`);
    await writing(rui.page, "Texto da home").fill(`Texto do Rui, ${round}`);
    await writing(rui.page, "Mini-bio").fill(`Bio do Rui, ${round}`);
    await finish(homePart(ana.page));
    await button(rui.page, "Salvar").click();
    const dialog = rui.page.getByRole("alertdialog");
    await dialog.getByText(`Texto do Rui, ${round}`).waitFor();
    await dialog.getByText(`Texto da Ana, ${round}`).waitFor();
    expect(await dialog.getByText("Bio do Rui").count()).toBe(0);
    await dialog.getByRole("button", { name: choice }).click();
    await isSaved(homePart(rui.page));
    return homePart(rui.page).innerText();
  };
  const held = await meet("primeiro", "Manter o meu");
  expect(held).toContain("Texto do Rui, primeiro");
  expect(held).toContain("Bio do Rui, primeiro");
  // Ana loads the outcome before she begins again.
  await ana.page.reload();
  const taken = await meet("depois", "Usar o outro");
  expect(taken).toContain("Texto da Ana, depois");
  expect(taken).toContain("Bio do Rui, depois");

  // A language that was empty before makes no conflict.
  await editHome(rui.page);
  await writeIn(rui.page, /Italiano/);
  await writing(rui.page, "Texto da home").fill("Benvenuti");
  await finish(homePart(rui.page));
  expect(await rui.page.getByRole("alertdialog").count()).toBe(0);
  await leave(ana);
  await leave(rui);
});

it("a text keeps every letter of who types faster than the page tells of it", async () => {
  const owner = await ownerAtHome();
  const { page } = owner;
  await editHome(page);
  const text = writing(page, "Texto da home");
  const typed = "0123456789".repeat(10);
  await text.fill(typed.slice(0, 3));
  await text.evaluate(async (element, letters) => {
    const nextTask = () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => done());
        port1.start();
        port2.postMessage(undefined);
      });
    for (const letter of letters) {
      // The browser's own keys change the text in this way too, and the editor reads it afterwards.
      const words = element.querySelector("p")?.firstChild;
      if (words instanceof Text) words.appendData(letter);
      await nextTask();
    }
  }, typed.slice(3));
  await finish(homePart(page));
  expect(await page.getByText(typed.slice(0, 3)).innerText()).toBe(typed);
  await leave(owner);
});
