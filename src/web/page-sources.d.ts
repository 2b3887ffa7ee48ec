/**
 * The files of pages that are scripts of their own, by their patterns: the document names what they are made of. Without
 * it a browser would learn of some fifty files only when the page's own has come. The server's alone.
 */
export declare const pageSources: Readonly<Record<string, string>>;
