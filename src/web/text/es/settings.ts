import type { settingsText } from "../settings-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "Secciones",
  groups: { business: "Negocio", selling: "Ventas", site: "Sitio", people: "Personas" },
  titles: {
    business: "Local",
    contacts: "Contactos",
    address: "Dirección",
    about: "Sobre nosotros",
    services: "Horarios y servicios",
    areas: "Zonas y costos",
    payment: "Pago",
    tables: "Mesas y servicio",
    rooms: "Habitaciones",
    printing: "Impresión",
    languages: "Idiomas",
    colours: "Colores",
    features: "Funciones",
    qrCode: "Código QR",
    printedMenu: "Menú impreso",
    activity: "Sitio en línea",
    staff: "Equipo",
    ratings: "Calificaciones",
    access: "Contraseña y acceso",
    history: "Historial de cambios",
  },
};
