export { printedMenuText as printedMenu } from "../printed-menu-dictionary.ts";
