import type { SettingErrors } from "./setting-errors.ts";

/** Takes the keyboard to the first field on the page that something is wrong with; false when none of them is there. */
export function focusFirstWrong(errors: SettingErrors): boolean {
  const controls = [...document.querySelectorAll<HTMLElement & { name: string }>("main [name]")];
  const first = controls.find(({ name }) =>
    Object.keys(errors).some((path) => path === name || path.startsWith(`${name}.`)),
  );
  first?.focus();
  return first !== undefined;
}
