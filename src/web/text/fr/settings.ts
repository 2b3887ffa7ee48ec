import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { settingsText } from "../settings-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "Sections",
  groups: { business: "Activité", selling: "Ventes", site: "Site", people: "Personnes" },

  inactive: {
    title: "Compte désactivé",
    explanation:
      "Les clients ne voient que le nom, le logo et les contacts. Les réglages reviennent avec le site, tels que vous les avez laissés.",
  },

  fields: settingWords("fr"),
  atMost: (max) => `Saisissez un nombre de 0 à ${max}.`,

  business: {
    title: "Établissement",
    help: "Comment votre maison apparaît sur le site et sur les reçus.",
    name: "Nom",
    nameHint: "Apparaît en haut du site et dans l’onglet du navigateur.",
    source: "Page principale",
    sourceHint: "La page de la carte\u202f: la navigation et Admin y mènent.",
    timeZone: "Fuseau horaire",
    timeZoneHint: "Les heures des commandes suivent ce fuseau.",
    dayEnd: "Fin de la journée du restaurant",
    dayEndHint:
      "Ce qui se vend après minuit et jusqu’à cette heure compte pour le jour précédent. Valable dès la fin de la journée d’aujourd’hui\u202f; les jours passés restent comme ils ont été clôturés.",
    currency: "Devise",
    currencyHint: (price) => `Placée avant chaque montant\u202f: ${price}`,
    otherTimeZones: "Autres pays",
    otherTimeZone: (name) => `Autre (${name})`,
  },

  contacts: {
    title: "Contacts",
    help: "Comment les clients vous contactent. Ce qui est vide n’apparaît pas.",
  },

  address: {
    title: "Adresse",
    help: "Apparaît en bas du site quand il y a un CEP (code postal).",
    complementPlaceholder: "Local, étage, repère",
    mapRecognised: "Plan reconnu.",
    showMap: "Voir le plan",
    hideMap: "Fermer le plan",
    mapPreview: "Aperçu du plan",
  },

  about: {
    title: "À propos",
    help: "L’histoire de la maison, horaires, annonces. Si elle est vide, la section n’apparaît pas.",
    label: "Texte de la section À propos",
  },

  services: {
    title: "Horaires et services",
    help: "Quand et comment les clients peuvent commander. Hors horaires, la carte reste en ligne et dit quand vous ouvrez.",
  },

  areas: {
    title: "Zones et frais",
    help: "Où vous livrez, et à quel prix. La vente à emporter n’a ni frais ni zone.",
  },

  payment: {
    title: "Paiement",
    help: "Comment la maison encaisse\u202f: ce que le client choisit en finalisant une commande et ce que l’équipe enregistre.",
    keyWithoutPix:
      "PIX n’est pas coché\u202f: le client voit cette clé en finalisant, mais ne peut pas choisir de payer par PIX. Si vous acceptez PIX, cochez-le plus haut.",
    pixWithoutKey:
      "PIX est coché, mais il n’y a pas de clé\u202f: le client choisit PIX et ne voit pas où payer.",
    wrongPixKey:
      "Cette clé n’est pas valide\u202f: vérifiez que ses chiffres sont ceux qu’affiche votre banque. Avec elle, il n’y a pas de code PIX avec le montant de la commande.",
    longPixName: (name, count, most) =>
      `Le nom dans ce code, «\u202f${name}\u202f», a ${count} lettres, et la norme PIX en admet ${most}\u202f: certaines banques refusent le paiement. Générez à nouveau le code avec un nom plus court, ou n’utilisez que la clé.`,
    longPixCity: (city, count, most) =>
      `La ville dans ce code, «\u202f${city}\u202f», a ${count} lettres, et la norme PIX en admet ${most}\u202f: certaines banques refusent le paiement. Générez à nouveau le code avec une forme plus courte, ou n’utilisez que la clé.`,
    fixedPixAmount: (amount) =>
      `Ce code encaisse toujours ${amount}, quelle que soit la commande. Utilisez un code sans montant, ou seulement la clé.`,
    singlePixCode:
      "Ce code vaut pour un seul encaissement, et peut expirer. Utilisez un code permanent, ou seulement la clé.",
    methodsHint: "Le client et l’équipe choisissent parmi les modes cochés.",
  },

  tables: {
    title: "Tables et service",
    help: "Pour les commandes passées à table.",
  },

  rooms: {
    title: "Chambres",
    help: "Pour les QR codes, un par chambre.",
    count: "Nombre de chambres",
    countHint:
      "Les codes sont numérotés à partir de 1. Le client peut taper une autre chambre dans la commande.",
  },

  printing: {
    title: "Impression",
    help: "Chaque commande acceptée sort sur papier, à l’imprimante de chaque poste.",
  },

  languages: {
    title: "Langues",
    help: "Les langues que le visiteur peut choisir. Ce qui n’est pas traduit apparaît en portugais.",
    on: "Active",
    off: "Inactive",
    always: "Toujours active",
    inactive: "Langues inactives",
    translate: "Traduire la carte",
  },

  colours: {
    title: "Couleurs",
    help: "Les couleurs de votre site. Si elles sont vides, les nôtres s’appliquent.",
    keys: { paper: "Fond", surface: "Surfaces", ink: "Texte", accent: "Accent" },
    hints: {
      paper: "Derrière tout.",
      surface: "Derrière les fenêtres, champs et boutons clairs.",
      ink: "Le texte.",
      accent: "Boutons et liens.",
    },
    pick: (name) => `Choisir\u202f: ${name}`,
    placeholder: "Par défaut",
    toDefault: "Par défaut",
    toDefaultFor: (name) => `Couleur par défaut\u202f: ${name}`,
    preview: "Aperçu du site avec ces couleurs",
    previewNav: ["Pizzas", "Boissons", "Desserts"],
    previewItem: "Pizza Margherita",
    previewText: "Sauce tomate, mozzarella et basilic",
    previewPrice: "R$ 42,90",
    previewLink: "Voir le plan",
    previewButton: "Commander",
    warnings: {
      ink: (contrast, instead) =>
        `Difficile à lire sur le fond\u202f: contraste ${contrast}, et le minimum est 4,5. Le site utilise ${instead} à la place.`,
      surface: (contrast, instead) =>
        `Le texte est difficile à lire sur cette couleur\u202f: contraste ${contrast}, et le minimum est 4,5. Le site utilise ${instead} à la place.`,
      accent: (contrast, instead) =>
        `Les boutons prennent cette couleur. En texte elle est difficile à lire (contraste ${contrast}, et le minimum est 4,5)\u202f: les liens utilisent ${instead}.`,
    },
  },

  features: {
    title: "Fonctions",
    help: "Ce que votre maison propose. Ce qui est désactivé disparaît du site\u202f; ce qui est commandé reste dans Commandes.",
    notAllowed: "Pas activé pour votre compte\u202f: parlez à qui gère le site.",
    names: {
      delivery: "Livraison",
      linktree: "Page de liens",
      localOrder: "Commande à table",
      easyOrder: "Commande en chambre",
      attendantOrder: "Additions du serveur",
    },
    explanations: {
      delivery:
        "Le client commande par le site et est livré chez lui\u202f: la page Livraison a un panier et une adresse.",
      linktree:
        "La page d’accueil a vos textes et vos boutons, et c’est par elle que le client arrive.",
      localOrder: "À table, le client scanne le QR code et appelle le serveur.",
      easyOrder:
        "Le client commande en indiquant sa chambre ou sa table, sans adresse et sans payer par le site.",
      attendantOrder: "L’équipe ouvre des additions aux tables, envoie les commandes et encaisse.",
    },
  },

  qrCode: {
    title: "QR code",
    help: "Un PDF prêt à imprimer et à découper\u202f: le code du site et, s’il y a des tables, un pour chacune.",
    newTab: "Le PDF s’ouvre dans un nouvel onglet.",
  },

  printedMenu: {
    title: "Carte imprimée",
    help: "Un PDF de la carte à imprimer, fait de ce qui est sur le site maintenant.",
  },

  staff: {
    title: "Équipe",
    help: "Qui peut se connecter. Les serveurs s’occupent des commandes\u202f; les administrateurs changent aussi la carte et les réglages.",
    add: "Nouveau serveur",
    you: "vous",
    edit: "Modifier",
    remove: "Supprimer",
    of: (action, name) => `${action}\u202f: ${name}`,
    addTitle: "Nouvel accès",
    editTitle: (name) => `Modifier ${name}`,
    passwordTitle: (name) => `Nouveau mot de passe\u202f: ${name}`,
    name: "Nom",
    user: "E-mail",
    userHint: "La personne se connecte avec cet e-mail.",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    passwordHint: `Au moins ${minPasswordLength} caractères. Convenez du mot de passe avec la personne.`,
    resetHint: `Au moins ${minPasswordLength} caractères. La personne est déconnectée partout et se reconnecte avec le nouveau.`,
    level: "Peut",
    levels: { 1: "Tout administrer", 2: "Servir et suivre les commandes" },
    create: "Créer l’accès",
    removeQuestion: (name) => `Supprimer l’accès de ${name}\u202f?`,
    removeExplanation:
      "La personne est déconnectée aussitôt et ne peut plus se connecter. Ses commandes restent.",
    blockQuestion: (name) => `Bloquer ${name}\u202f?`,
    unblockQuestion: (name) => `Débloquer ${name}\u202f?`,
    blockExplanation:
      "La personne est déconnectée aussitôt et ne peut revenir que quand vous la débloquez.",
    unblockExplanation: "La personne peut de nouveau se connecter, avec le même mot de passe.",
    created: (name) => `${name} peut maintenant se connecter.`,
    changed: (name) => `Les données de ${name} ont été modifiées.`,
    passwordReset: (name) => `Le mot de passe de ${name} a été changé.`,
    nowBlocked: (name) => `L’accès de ${name} a été bloqué.`,
    nowUnblocked: (name) => `L’accès de ${name} a été débloqué.`,
    removed: (name) => `L’accès de ${name} a été supprimé.`,
    loadFailed: "Impossible de charger l’équipe.",
    errors: {
      name: "Saisissez le nom.",
      user: "Saisissez l’e-mail.",
      shortPassword: `Le mot de passe doit avoir au moins ${minPasswordLength} caractères.`,
    },
  },

  ratings: {
    title: "Avis",
    help: "Ce que les clients ont dit, du plus récent au plus ancien.",
    average: (average) => `${average} sur 5`,
    stars: (rate) => (rate > 1 ? `${rate} étoiles sur 5` : `${rate} étoile sur 5`),
    count: (count) => `${count} avis`,
    withoutOrder: "sans commande",
    noAverage: "Pas encore de moyenne\u202f: aucun avis de qui a déjà commandé.",
    averageHelp:
      "Qui n’a pas encore commandé peut aussi noter\u202f; ces notes n’entrent pas dans la moyenne.",
    more: "Voir plus d’avis",
    emptyTitle: "Aucun avis pour l’instant",
    empty: "Quand un client note, la note et le commentaire apparaissent ici.",
    loadFailed: "Impossible de charger les avis.",
  },

  access: {
    title: "Mot de passe et accès",
    help: "Le mot de passe de votre compte d’administrateur.",
    lengthHint: `Au moins ${minPasswordLength} caractères. Vos autres appareils sont déconnectés.`,
  },

  history: {
    title: "Historique des modifications",
    help: "Les dernières modifications de prix, réglages et services\u202f: qui, quand et l’ancienne valeur.",
    change: (name, from, to) => `${name}\u202f: ${from} → ${to}`,
    changed: (name) => `${name}\u202f: modifié`,
    nothing: "vide",
    on: "oui",
    off: "non",
    none: "aucun",
    unnamed: {
      "data.logo": "Logo",
      "data.banner": "Bannière",
      "data.active": "Site en ligne",
      "extras.home_ctas": "Boutons de l’accueil",
      other: "Page d’accueil",
    },
    loadFailed: "Impossible de charger l’historique.",
  },

  errors: {
    required: "Saisissez le nom de l’établissement.",
    currency_digits: "Saisissez la devise, comme R$ ou US$, sans chiffres.",
    invalid_contact: "Saisissez le téléphone avec l’indicatif, ou avec + et le pays.",
    invalid_postal_code: "Le CEP a 8 chiffres.",
    invalid_document: "Ce CPF ou CNPJ n’est pas valide.",
    unknown_map:
      "Ce plan n’est pas reconnu. Utilisez le code d’intégration de Google Maps ou d’OpenStreetMap.",
    invalid_pix: "Cette clé PIX n’est pas valide. Vérifiez-la auprès de votre banque.",
    invalid_colour: "Saisissez une couleur comme #6e2247.",
  },

  activity: {
    title: "Site en ligne",
    help: "Pour des congés ou des travaux, vous pouvez mettre le site hors ligne. Rien de ce qu’il contient n’est perdu.",
    isOpen: "En ligne",
  },
};
