import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { settingsText } from "../settings-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "栏目",
  groups: { business: "店铺", selling: "销售", site: "网站", people: "人员" },

  inactive: {
    title: "账户已停用",
    explanation: "顾客只能看到店名、店标和联系方式。网站恢复后，设置照旧。",
  },

  fields: settingWords("cn"),
  atMost: (max) => `请输入 0 至 ${max}。`,

  business: {
    title: "店铺",
    help: "店铺在网站和小票上的显示。",
    name: "名称",
    nameHint: "显示在网站顶部和浏览器标签上。",
    source: "主页面",
    sourceHint: "菜单页面：导航和管理都通往此页。",
    timeZone: "时区",
    timeZoneHint: "订单时间按此时区。",
    dayEnd: "餐厅一天的结束时间",
    dayEndHint: "午夜后至此时间的销售算前一天。从今天结束时起生效；过去的日子保持日结时的样子。",
    currency: "货币",
    currencyHint: (price) => `显示在每个金额之前：${price}`,
    otherTimeZones: "其他国家",
    otherTimeZone: (name) => `其他（${name}）`,
  },

  contacts: {
    title: "联系方式",
    help: "顾客如何联系您。留空的不显示。",
  },

  address: {
    title: "地址",
    help: "填写 CEP（邮编）后显示在网站底部。",
    complementPlaceholder: "店号、楼层、地标",
    mapRecognised: "地图已识别。",
    showMap: "查看地图",
    hideMap: "关闭地图",
    mapPreview: "地图预览",
  },

  about: {
    title: "关于",
    help: "店铺故事、时间、公告。留空则不显示。",
    label: "“关于”栏目的文字",
  },

  services: {
    title: "营业时间和服务",
    help: "顾客何时、如何点餐。非营业时间菜单仍在线，并显示何时营业。",
  },

  areas: {
    title: "区域和费用",
    help: "配送到哪里，费用多少。自取没有费用和区域。",
  },

  payment: {
    title: "付款",
    help: "本店如何收款：顾客下单时选择、员工收款时登记的付款方式。",
    keyWithoutPix:
      "PIX 未勾选：顾客下单时会看到此密钥，但不能选择 PIX 付款。如接受 PIX，请在上方勾选。",
    pixWithoutKey: "已勾选 PIX，但没有密钥：顾客选择 PIX 后看不到收款方。",
    wrongPixKey:
      "此密钥无效：请核对数字是否与您的银行显示的一致。使用它无法生成带订单金额的 PIX 码。",
    longPixName: (name, count, most) =>
      `此码中的名称“${name}”有 ${count} 个字母，PIX 标准最多 ${most} 个：部分银行会拒付。请用更短的名称重新生成，或只用密钥。`,
    longPixCity: (city, count, most) =>
      `此码中的城市“${city}”有 ${count} 个字母，PIX 标准最多 ${most} 个：部分银行会拒付。请用更短的写法重新生成，或只用密钥。`,
    fixedPixAmount: (amount) =>
      `此码总是收取 ${amount}，与订单无关。请用不含金额的码，或只用密钥。`,
    singlePixCode: "此码只能收款一次，且可能过期。请用长期有效的码，或只用密钥。",
    methodsHint: "顾客和员工从勾选的方式中选择。",
  },

  tables: {
    title: "餐桌和服务费",
    help: "用于在餐桌点的订单。",
  },

  rooms: {
    title: "客房",
    help: "用于二维码，每间客房一个。",
    count: "客房数量",
    countHint: "二维码从 1 开始编号。客人可在订单中填写其他客房。",
  },

  printing: {
    title: "打印",
    help: "每个接受的订单在各档口的打印机上打印。",
  },

  languages: {
    title: "语言",
    help: "访客可选的语言。未翻译的显示为葡萄牙语。",
    on: "启用",
    off: "停用",
    always: "始终启用",
    inactive: "停用的语言",
    translate: "翻译菜单",
  },

  colours: {
    title: "颜色",
    help: "网站的颜色。留空则用默认颜色。",
    keys: { paper: "背景", surface: "卡片", ink: "文字", accent: "强调" },
    hints: {
      paper: "一切的背景。",
      surface: "窗口、输入框和浅色按钮的背景。",
      ink: "文字。",
      accent: "按钮和链接。",
    },
    pick: (name) => `选择：${name}`,
    placeholder: "默认",
    toDefault: "用默认",
    toDefaultFor: (name) => `${name} 用默认`,
    preview: "用这些颜色预览网站",
    previewNav: ["披萨", "饮料", "甜点"],
    previewItem: "玛格丽特披萨",
    previewText: "番茄酱汁、马苏里拉奶酪和罗勒",
    previewPrice: "R$ 42.90",
    previewLink: "查看地图",
    previewButton: "去下单",
    warnings: {
      ink: (contrast, instead) =>
        `在背景上难以阅读：对比度 ${contrast}，最低 4.5。网站改用 ${instead}。`,
      surface: (contrast, instead) =>
        `文字在此颜色上难以阅读：对比度 ${contrast}，最低 4.5。网站改用 ${instead}。`,
      accent: (contrast, instead) =>
        `按钮用此颜色。作为文字难以阅读（对比度 ${contrast}，最低 4.5）：链接改用 ${instead}。`,
    },
  },

  features: {
    title: "功能",
    help: "本店提供的功能。关闭的从网站消失；已下的订单仍在订单中。",
    notAllowed: "您的账户未开通：请联系网站负责人。",
    names: {
      delivery: "配送",
      linktree: "链接页",
      localOrder: "餐桌点餐",
      easyOrder: "客房点餐",
      attendantOrder: "服务员账单",
    },
    explanations: {
      delivery: "顾客在网站下单，送货上门：配送页面有购物车和地址。",
      linktree: "首页有您自己的文字和按钮，顾客由此进入。",
      localOrder: "顾客在餐桌扫描二维码，呼叫服务员。",
      easyOrder: "顾客填写客房或桌号点餐，无需地址，也不在网站付款。",
      attendantOrder: "员工为餐桌开账单、发送订单并收款。",
    },
  },

  qrCode: {
    title: "二维码",
    help: "可打印和裁剪的 PDF：网站二维码，有餐桌时每桌一个。",
    newTab: "PDF 在新标签页打开。",
  },

  printedMenu: {
    title: "纸质菜单",
    help: "可打印的菜单 PDF，用网站当前的内容制作。",
  },

  staff: {
    title: "员工",
    help: "谁可以登录。服务员处理订单；管理员还可修改菜单和设置。",
    add: "新服务员",
    you: "您",
    edit: "修改",
    remove: "移除",
    of: (action, name) => `${action}：${name}`,
    addTitle: "新账号",
    editTitle: (name) => `修改 ${name}`,
    passwordTitle: (name) => `${name} 的新密码`,
    name: "姓名",
    user: "邮箱",
    userHint: "用它登录。",
    password: "密码",
    newPassword: "新密码",
    passwordHint: `至少 ${minPasswordLength} 个字符。请与本人商定密码。`,
    resetHint: `至少 ${minPasswordLength} 个字符。此人会在各处退出，须用新密码登录。`,
    level: "权限",
    levels: { 1: "管理全部", 2: "接待和处理订单" },
    create: "创建账号",
    removeQuestion: (name) => `移除 ${name} 的账号？`,
    removeExplanation: "此人立即退出，不能再登录。其订单保留。",
    blockQuestion: (name) => `停用 ${name}？`,
    unblockQuestion: (name) => `启用 ${name}？`,
    blockExplanation: "此人立即退出，您启用后才能再登录。",
    unblockExplanation: "此人可用原密码重新登录。",
    created: (name) => `${name} 现在可以登录。`,
    changed: (name) => `${name} 的信息已修改。`,
    passwordReset: (name) => `${name} 的密码已更换。`,
    nowBlocked: (name) => `${name} 的账号已停用。`,
    nowUnblocked: (name) => `${name} 的账号已启用。`,
    removed: (name) => `${name} 的账号已移除。`,
    loadFailed: "无法加载员工。",
    errors: {
      name: "请输入姓名。",
      user: "请输入邮箱。",
      shortPassword: `密码至少 ${minPasswordLength} 个字符。`,
    },
  },

  ratings: {
    title: "评价",
    help: "顾客的评价，从新到旧。",
    average: (average) => `${average} / 5`,
    stars: (rate) => `${rate} 星（满分 5 星）`,
    count: (count) => `${count} 条评价`,
    withoutOrder: "无订单",
    noAverage: "暂无平均分：没有点过单的顾客评价。",
    averageHelp: "没点过单的人也可评价；这些分数不计入平均。",
    more: "更多评价",
    emptyTitle: "还没有评价",
    empty: "顾客评价后，分数和评论显示在这里。",
    loadFailed: "无法加载评价。",
  },

  access: {
    title: "密码和登录",
    help: "您的管理员账号密码。",
    lengthHint: `至少 ${minPasswordLength} 个字符。您的其他设备会退出登录。`,
  },

  history: {
    title: "修改历史",
    help: "价格、设置和服务的最近改动：谁、何时、原来是什么。",
    change: (name, from, to) => `${name}：${from} → ${to}`,
    changed: (name) => `${name}：已更改`,
    nothing: "空",
    on: "是",
    off: "否",
    none: "无",
    unnamed: {
      "data.logo": "店标",
      "data.banner": "横幅",
      "data.active": "网站上线",
      "extras.home_ctas": "首页按钮",
      other: "首页",
    },
    loadFailed: "无法加载历史。",
  },

  errors: {
    required: "请输入店铺名称。",
    currency_digits: "请输入货币，如 R$ 或 US$，不含数字。",
    invalid_contact: "请输入带区号的电话，或以 + 和国家代码开头。",
    invalid_postal_code: "CEP 为 8 位数字。",
    invalid_document: "此 CPF 或 CNPJ 无效。",
    unknown_map: "无法识别此地图。请用 Google Maps 或 OpenStreetMap 的嵌入代码。",
    invalid_pix: "此 PIX 密钥无效，请在银行核对。",
    invalid_colour: "请输入颜色，如 #6e2247。",
  },

  activity: {
    title: "网站状态",
    help: "休假或装修时，可将网站下线，内容不会丢失。",
    isOpen: "已上线",
  },
};
