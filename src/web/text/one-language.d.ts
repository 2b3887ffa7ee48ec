// `entry-field-words.ts` in one language, as the build and Node find it: see there.
declare module "*/entry-field-words.ts?br" {
  export const br: import("./entry-field-words.ts").FigureWords;
}
declare module "*/entry-field-words.ts?us" {
  export const us: import("./entry-field-words.ts").FigureWords;
}
declare module "*/entry-field-words.ts?es" {
  export const es: import("./entry-field-words.ts").FigureWords;
}
declare module "*/entry-field-words.ts?it" {
  export const it: import("./entry-field-words.ts").FigureWords;
}
declare module "*/entry-field-words.ts?fr" {
  export const fr: import("./entry-field-words.ts").FigureWords;
}
declare module "*/entry-field-words.ts?cn" {
  export const cn: import("./entry-field-words.ts").FigureWords;
}
