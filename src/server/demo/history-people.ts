import type { RandomDraws } from "./drawing.ts";

const firstNames =
  "Ana Bruno Camila Diego Elisa Fábio Gabriela Henrique Iara João Karina Lucas Marina Nelson Olívia Paulo Renata Sérgio Talita Vítor".split(
    " ",
  );
const lastNames =
  "Almeida Barbosa Cardoso Duarte Esteves Ferraz Gomes Lima Moraes Nogueira Pereira Ramos Souza Teixeira".split(
    " ",
  );
const streets = ["Rua Harmonia", "Rua Aspicuelta", "Rua Girassol", "Rua Fidalga", "Rua Purpurina"];
const districts = ["Vila Madalena", "Pinheiros", "Perdizes", "Sumaré"];

/** A guest who never existed. */
export function drawGuest(draw: RandomDraws) {
  const first = draw.oneOf(firstNames);
  const mail = first
    .normalize("NFD")
    .replaceAll(/\P{ASCII}/gu, "")
    .toLowerCase();
  return {
    customer_name: `${first} ${draw.oneOf(lastNames)}`,
    customer_email: `${mail}${draw.whole(1, 99)}@example.com`,
    customer_phone: `(11) 95555-${String(draw.whole(0, 9999)).padStart(4, "0")}`,
  };
}

export function drawAddress(draw: RandomDraws) {
  return {
    address: draw.oneOf(streets),
    number: String(draw.whole(1, 999)),
    district: draw.oneOf(districts),
    city: "São Paulo",
    state: "SP",
  };
}
