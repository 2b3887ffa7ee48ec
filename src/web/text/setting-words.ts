import type { SettingName } from "../../contract/setting-fields.ts";
import type { Language } from "../../domain/languages.ts";

type Words = {
  /** Above the field; conflicts and the history name the setting by it. */
  label: string;
  hint?: string;
};

/** The words of an account's settings in every language. All words of a new setting go here. */
const words: Record<SettingName, Record<Language, Words>> = {
  document_number: {
    br: { label: "CPF/CNPJ", hint: "Sai impresso na via do cliente." },
    us: { label: "CPF/CNPJ", hint: "Printed on the customer copy." },
    es: { label: "CPF/CNPJ", hint: "Sale impreso en la copia del cliente." },
    it: { label: "CPF/CNPJ", hint: "Stampato sulla copia del cliente." },
    fr: { label: "CPF/CNPJ", hint: "Imprimé sur le ticket du client." },
    cn: { label: "CPF/CNPJ", hint: "打印在顾客联上。" },
  },
  whatsapp: {
    br: {
      label: "WhatsApp",
      hint: "Com DDD. O botão do WhatsApp do site abre uma conversa com este número.",
    },
    us: {
      label: "WhatsApp",
      hint: "With area code. The site’s WhatsApp button opens a chat with this number.",
    },
    es: {
      label: "WhatsApp",
      hint: "Con código de área. El botón de WhatsApp del sitio abre una conversación con este número.",
    },
    it: {
      label: "WhatsApp",
      hint: "Con il prefisso. Il pulsante WhatsApp del sito apre una chat con questo numero.",
    },
    fr: {
      label: "WhatsApp",
      hint: "Avec l’indicatif. Le bouton WhatsApp du site ouvre une conversation avec ce numéro.",
    },
    cn: { label: "WhatsApp", hint: "带区号。网站的 WhatsApp 按钮会与此号码开始对话。" },
  },
  phone: {
    br: { label: "Telefone", hint: "Com DDD." },
    us: { label: "Phone", hint: "With area code." },
    es: { label: "Teléfono", hint: "Con código de área." },
    it: { label: "Telefono", hint: "Con il prefisso." },
    fr: { label: "Téléphone", hint: "Avec l’indicatif." },
    cn: { label: "电话", hint: "带区号。" },
  },
  postal_code: {
    br: { label: "CEP" },
    us: { label: "CEP" },
    es: { label: "CEP" },
    it: { label: "CEP" },
    fr: { label: "CEP" },
    cn: { label: "CEP" },
  },
  address_street: {
    br: { label: "Rua" },
    us: { label: "Street" },
    es: { label: "Calle" },
    it: { label: "Via" },
    fr: { label: "Rue" },
    cn: { label: "街道" },
  },
  address_number: {
    br: { label: "Número" },
    us: { label: "Number" },
    es: { label: "Número" },
    it: { label: "Numero" },
    fr: { label: "Numéro" },
    cn: { label: "门牌号" },
  },
  address_complement: {
    br: { label: "Complemento" },
    us: { label: "Apt., suite" },
    es: { label: "Complemento" },
    it: { label: "Interno" },
    fr: { label: "Complément" },
    cn: { label: "补充信息" },
  },
  address_district: {
    br: { label: "Bairro" },
    us: { label: "Neighborhood" },
    es: { label: "Barrio" },
    it: { label: "Quartiere" },
    fr: { label: "Quartier" },
    cn: { label: "街区" },
  },
  address_city: {
    br: { label: "Cidade" },
    us: { label: "City" },
    es: { label: "Ciudad" },
    it: { label: "Città" },
    fr: { label: "Ville" },
    cn: { label: "城市" },
  },
  address_state: {
    br: { label: "UF" },
    us: { label: "State" },
    es: { label: "Estado" },
    it: { label: "Stato" },
    fr: { label: "État" },
    cn: { label: "州" },
  },
  map: {
    br: {
      label: "Mapa",
      hint: "Cole aqui o código de incorporação ou o endereço do mapa. No Google Maps: Compartilhar, Incorporar um mapa, Copiar HTML. Também vale o do OpenStreetMap.",
    },
    us: {
      label: "Map",
      hint: "Paste the map’s embed code or address here. In Google Maps: Share, Embed a map, Copy HTML. OpenStreetMap’s works as well.",
    },
    es: {
      label: "Mapa",
      hint: "Pegue aquí el código de inserción o la dirección del mapa. En Google Maps: Compartir, Insertar un mapa, Copiar HTML. También sirve el de OpenStreetMap.",
    },
    it: {
      label: "Mappa",
      hint: "Incolla qui il codice da incorporare o l’indirizzo della mappa. In Google Maps: Condividi, Incorpora una mappa, Copia HTML. Va bene anche OpenStreetMap.",
    },
    fr: {
      label: "Plan",
      hint: "Collez ici le code d’intégration ou l’adresse du plan. Dans Google Maps\u202f: Partager, Intégrer une carte, Copier le HTML. OpenStreetMap convient aussi.",
    },
    cn: {
      label: "地图",
      hint: "请在此粘贴地图的嵌入代码或网址。在 Google Maps 中：分享、嵌入地图、复制 HTML。OpenStreetMap 的也可以。",
    },
  },
  about: {
    br: { label: "Sobre" },
    us: { label: "About" },
    es: { label: "Sobre nosotros" },
    it: { label: "Chi siamo" },
    fr: { label: "À propos" },
    cn: { label: "关于我们" },
  },
  checkout_note: {
    br: { label: "Aviso ao finalizar o pedido", hint: "O cliente lê antes de enviar." },
    us: { label: "Notice at checkout", hint: "Customers read it before they order." },
    es: { label: "Aviso al finalizar el pedido", hint: "El cliente lo lee antes de enviar." },
    it: {
      label: "Avviso alla conferma dell’ordine",
      hint: "Il cliente lo legge prima di inviare.",
    },
    fr: { label: "Message avant la commande", hint: "Le client le lit avant d’envoyer." },
    cn: { label: "下单提示", hint: "顾客提交前会看到。" },
  },
  pix_code: {
    br: {
      label: "Chave PIX",
      hint: "CPF, CNPJ, e-mail, celular, chave aleatória ou um código copia e cola. O cliente copia a chave para pagar.",
    },
    us: {
      label: "PIX key",
      hint: "CPF, CNPJ, email, cell phone, random key or a copy-and-paste code. Customers copy the key to pay.",
    },
    es: {
      label: "Clave PIX",
      hint: "CPF, CNPJ, correo, celular, clave aleatoria o un código para copiar y pegar. El cliente copia la clave para pagar.",
    },
    it: {
      label: "Chiave PIX",
      hint: "CPF, CNPJ, e-mail, cellulare, chiave casuale o un codice copia e incolla. Il cliente copia la chiave per pagare.",
    },
    fr: {
      label: "Clé PIX",
      hint: "CPF, CNPJ, e-mail, mobile, clé aléatoire ou un code à copier-coller. Le client copie la clé pour payer.",
    },
    cn: {
      label: "PIX 密钥",
      hint: "CPF、CNPJ、邮箱、手机、随机密钥或复制付款码。顾客复制密钥付款。",
    },
  },
  payment_instructions: {
    br: { label: "Instruções de pagamento", hint: "Aparecem junto das formas de pagamento." },
    us: { label: "Payment instructions", hint: "Shown beside the payment methods." },
    es: { label: "Instrucciones de pago", hint: "Aparecen junto a las formas de pago." },
    it: { label: "Istruzioni di pagamento", hint: "Appaiono accanto ai metodi di pagamento." },
    fr: { label: "Instructions de paiement", hint: "Affichées près des modes de paiement." },
    cn: { label: "付款说明", hint: "显示在付款方式旁。" },
  },
  locations: {
    br: { label: "Número de mesas", hint: "As mesas são numeradas a partir de 1." },
    us: { label: "Number of tables", hint: "Tables are numbered starting at 1." },
    es: { label: "Número de mesas", hint: "Las mesas se numeran desde el 1." },
    it: { label: "Numero di tavoli", hint: "I tavoli sono numerati a partire da 1." },
    fr: { label: "Nombre de tables", hint: "Les tables sont numérotées à partir de 1." },
    cn: { label: "餐桌数量", hint: "餐桌从 1 开始编号。" },
  },
  service_percent: {
    br: {
      label: "Serviço (%)",
      hint: "Somado aos pedidos da mesa, de 0 a 20. Quem atende pode retirar.",
    },
    us: {
      label: "Service (%)",
      hint: "Added to the table’s orders, from 0 to 20. The server can remove it.",
    },
    es: {
      label: "Servicio (%)",
      hint: "Se suma a los pedidos de la mesa, de 0 a 20. Quien atiende puede quitarlo.",
    },
    it: {
      label: "Servizio (%)",
      hint: "Sommato agli ordini del tavolo, da 0 a 20. Chi serve può toglierlo.",
    },
    fr: {
      label: "Service (%)",
      hint: "Ajouté aux commandes de la table, de 0 à 20. Le serveur peut le retirer.",
    },
    cn: { label: "服务费（%）", hint: "加在餐桌订单上，0 至 20。服务员可免除。" },
  },
  guest_interface: {
    br: {
      label: "Botões e avisos no idioma do cardápio",
      hint: "Para quem pede. Desligado, ficam em português.",
    },
    us: {
      label: "Buttons and notices in the menu’s language",
      hint: "For customers who order. Off, they stay in Portuguese.",
    },
    es: {
      label: "Botones y avisos en el idioma del menú",
      hint: "Para quien pide. Desactivado, quedan en portugués.",
    },
    it: {
      label: "Pulsanti e avvisi nella lingua del menù",
      hint: "Per chi ordina. Se disattivato, restano in portoghese.",
    },
    fr: {
      label: "Boutons et avis dans la langue de la carte",
      hint: "Pour les clients. Désactivé, ils restent en portugais.",
    },
    cn: { label: "按钮和提示使用菜单的语言", hint: "供点单的顾客使用。关闭则显示为葡萄牙语。" },
  },
};

export const settingWords = (language: Language) =>
  Object.fromEntries(
    Object.entries(words).map(([name, said]) => [name, { hint: "", ...said[language] }]),
    // fromEntries forgets the names.
  ) as Record<SettingName, Required<Words>>;
