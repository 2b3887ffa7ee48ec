import type { printerText } from "../printer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printer: Translated<typeof printerText> = {
  section: "Chaque commande acceptée sort sur papier, à l’imprimante de chaque poste.",
  heading: "Imprimantes",
  help: "Une imprimante imprime seule ce qui relève de ses postes, dès que la commande est acceptée.",
  none: "Aucune imprimante\u202f: imprimez chaque commande depuis la page des commandes, ou connectez-en une ici.",
  add: "Ajouter une imprimante",
  edit: "Modifier",
  remove: "Supprimer",
  test: "Imprimer un test",
  removed: (name) => `${name} a été supprimée`,
  testSent: "Test dans la file de l’imprimante",
  loadFailed: "Les imprimantes ne se sont pas chargées.",
  removeQuestion: (name) => `Supprimer ${name}\u202f?`,
  removeExplanation:
    "Son adresse ne fonctionne plus, et ce qu’elle n’a pas imprimé sort de la file.",
  shortKinds: { agent: "Agent", cloudprnt: "Star", epson: "Epson", browser: "Navigateur" },
  fallbackTo: (name) => `En cas de panne, imprime sur ${name}`,
  states: {
    new: "Pas encore connectée",
    ready: "Prête",
    fault: "Problème",
    silent: "Sans réponse",
  },
  seen: (when) => `Vue pour la dernière fois\u202f: ${when}`,
  waiting: (count) => `${count} dans la file`,
  failed: (count) => (count > 1 ? `${count} échecs` : `${count} échec`),
};
