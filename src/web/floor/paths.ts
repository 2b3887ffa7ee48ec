export const tablesPath = "/pedido-mesa";

export const tabPath = (hash: string) => `${tablesPath}/${hash}`;
