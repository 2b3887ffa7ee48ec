import type { stationText } from "../station-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const station: Translated<typeof stationText> = {
  stations: {
    heading: "Estaciones",
    help: "Dónde se hace cada cosa: bar, horno, parrilla. Elija la estación de una categoría o de un producto al editarlos en el menú.",
    none: "Ninguna estación: todo sale en el mismo lugar.",
    edit: "Editar estaciones",
    add: "Agregar estación",
    full: (max) => `Máximo ${max} estaciones.`,
    name: (place) => `Nombre de la estación ${place}`,
    unnamed: (place) => `Estación ${place}`,
    default: "Predeterminada",
    defaultField: "Estación predeterminada",
    defaultHint: "Hace lo que no tiene otra estación.",
    nameRequired: "Escriba el nombre de la estación.",
    saved: "Estaciones guardadas",
    loadFailed: "Las estaciones no se cargaron.",
    fieldUsual: { category: (name) => `La predeterminada (${name})`, item: "La de la categoría" },
    gone: "Una estación que ya no existe",
  },
};
