/** The product's own first page, at the bare base domain: says what this is and names no account. */
export const frontPage = [
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  "<title>Comanda</title></head>",
  "<body><main><h1>Comanda</h1><p>Cardápio e pedidos pela internet para restaurantes, bares, hotéis e cafés.</p>",
  "<p>Cada casa tem o seu próprio endereço aqui.</p></main></body></html>",
].join("");
