/** Where owners say how many tables there are. */
export const tableSettingsPath = "/admin#secao-tables";

export const tablesPath = "/pedido-mesa";

export const tabPath = (hash: string) => `${tablesPath}/${hash}`;
