import { dictionary } from "./spoken-language.ts";

export const printerText = dictionary("printer", {
  section: "Cada pedido aceito sai no papel, na impressora de cada estação.",
  heading: "Impressoras",
  help: "Uma impressora imprime sozinha o que é das suas estações, assim que o pedido é aceito.",
  none: "Nenhuma impressora: imprima cada pedido pela página de pedidos, ou conecte uma aqui.",
  add: "Adicionar impressora",
  edit: "Editar",
  remove: "Remover",
  test: "Imprimir teste",
  removed: (name: string) => `${name} foi removida`,
  testSent: "Teste na fila da impressora",
  loadFailed: "As impressoras não foram carregadas.",
  removeQuestion: (name: string) => `Remover ${name}?`,
  removeExplanation: "O endereço dela deixa de valer, e o que ela não imprimiu sai da fila.",
  shortKinds: { agent: "Agente", cloudprnt: "Star", epson: "Epson", browser: "Navegador" },
  fallbackTo: (name: string) => `Se falhar, imprime em ${name}`,
  states: {
    new: "Ainda não conectada",
    ready: "Pronta",
    fault: "Com problema",
    silent: "Sem resposta",
  },
  seen: (when: string) => `Vista por último: ${when}`,
  waiting: (count: number) => (count === 1 ? "1 na fila" : `${count} na fila`),
  failed: (count: number) => (count === 1 ? "1 falhou" : `${count} falharam`),
});
