/** The settings with the number of tables. */
export const tableSettingsPath = "/admin#secao-tables";

export const tablesPath = "/pedido-mesa";

export const tabPath = (hash: string) => `${tablesPath}/${hash}`;
