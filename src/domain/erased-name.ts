/** Stands for the name of somebody whose data was removed. */
export const erasedName = "Dados removidos";
