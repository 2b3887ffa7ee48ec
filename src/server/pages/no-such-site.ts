/** For a host of nobody: says so and names no account. */
export const noSuchSite = [
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
  "<title>Página não encontrada</title></head>",
  "<body><main><h1>Página não encontrada</h1><p>Não há nada neste endereço. Confira se ele está escrito certo.</p></main></body></html>",
].join("");
