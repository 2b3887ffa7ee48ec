import type { Notice } from "../notice-words.ts";

export const es: Notice = {
  heading: "Privacidad",
  parts: ({ business, orderDays, deviceDays, pictureHours }) => [
    {
      heading: "Quién cuida sus datos",
      paragraphs: [
        `${business} decide qué se hace con los datos que usted da en este sitio y responde por ellos (Ley brasileña 13.709/2018, la LGPD). Los ve el equipo de ${business} y quien mantiene el sitio en funcionamiento.`,
      ],
    },
    {
      heading: "Qué se guarda, por qué y por cuánto tiempo",
      paragraphs: [
        `Pedidos: nombre, correo, teléfono, CPF/CNPJ si lo quiso en la factura, dirección o habitación, notas y lo que se pidió. Sin eso no se puede preparar, entregar ni cobrar. Después de ${orderDays} días sale del pedido todo lo que dice quién es usted; quedan los productos y los montos, para las cuentas del local.`,
        `Su dispositivo: un código al azar, para que solo usted vea sus pedidos. Se olvida después de ${deviceDays} días sin visitas. No hay cookies, publicidad ni rastreo.`,
        `En este dispositivo: el pedido que está haciendo y, si pidió recordarlos, sus datos, por ${deviceDays} días.`,
        `Calificaciones: las estrellas y el comentario, sin su nombre. Después de ${orderDays} días ya no se sabe de qué dispositivo vinieron.`,
        `Imágenes de pedidos: ${pictureHours} horas.`,
      ],
    },
    {
      heading: "Qué sale del sitio",
      paragraphs: [
        "El CEP (código postal) que usted escribe se consulta en un servicio de direcciones, sin nada que diga quién preguntó. El mapa y WhatsApp solo se abren cuando usted los toca, y de ahí en adelante se aplican sus reglas.",
      ],
    },
    {
      heading: "Qué puede pedir",
      paragraphs: [
        `Ver, corregir, llevarse o borrar sus datos. En este dispositivo, use los botones de abajo. Para pedidos hechos en otro, hable con ${business} y diga el teléfono o el correo del pedido. Si no le atienden, puede acudir a la autoridad brasileña de protección de datos (ANPD).`,
      ],
    },
  ],
  mine: {
    heading: "Mis datos",
    explain: "Lo que este sitio sabe de quien usa este dispositivo.",
    download: "Descargar mis datos",
    fileName: "mis-datos.json",
    erase: "Borrar mis datos",
    eraseQuestion: "¿Borrar sus datos?",
    eraseExplain:
      "Su nombre, sus contactos, su dirección y sus notas salen de los pedidos y de este dispositivo, y ya no verá sus pedidos. No se puede deshacer.",
    erased: (orders) =>
      orders === 0
        ? "No había pedidos suyos. Este dispositivo olvidó sus datos."
        : "Sus datos se borraron.",
    failed: "No funcionó. Intente de nuevo en un momento.",
    refused: (why) => `No funcionó: ${why}.`,
  },
};
