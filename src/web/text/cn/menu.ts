import type { text } from "../dictionary.ts";
import { cn } from "../entry-field-words.ts?cn";
import type { Translated } from "../spoken-language.ts";

/** The texts of dictionary.ts in Simplified Chinese. */
export const menu: Translated<typeof text> = {
  common: {
    attention: "注意！",
    loading: "加载中……",
    wait: "请稍候……",
    yes: "是",
    no: "否",
    cancel: "取消",
    close: "关闭",
    retry: "重试",
    optional: "（选填）",
    poweredBy: "powered by",
  },

  a11y: {
    skipToContent: "跳到正文",
    skipToCart: "跳到订单",
    closeMessage: "关闭提示",
    increase: (what) => `增加 ${what}`,
    decrease: (what) => `减少 ${what}`,
    quantityOf: (what) => `${what} 的数量`,
    mainNavigation: "页面",
    categoryNavigation: "菜单分类",
    cartRegion: "您的订单",
    logoOf: (business) => `${business} 的店标`,
    photoOf: (title) => `${title} 的图片`,
    opensInNewTab: "在新标签页打开",
  },

  header: {
    openMenu: "打开导航",
    closeMenu: "关闭导航",
    fontSize: "字号",
    fontSizeValue: (sizePx) => `字号 ${sizePx}`,
    smallerFont: "缩小字号",
    largerFont: "放大字号",
    language: "语言",
    chooseLanguage: "选择语言",
    search: "搜索菜单",
    searchPlaceholder: "想找什么？",
    openSearch: "打开搜索",
    clearSearch: "清除搜索",
    admin: "管理",
    signIn: "登录",
    signOut: "退出",
  },

  pages: {
    home: "首页",
    delivery: "配送",
    "easy-order": "客房点餐",
    cardapio: "菜单",
    book: "Book",
    site: "网站",
    menu: "菜单",
    orders: "订单",
    newOrder: "新订单",
    tables: "餐桌",
    kitchen: "厨房",
    board: "叫号屏",
    priceTable: "价格表",
    translations: "翻译",
    day: "日结",
    reports: "报表",
    privacy: "隐私",
  },

  figures: cn,

  menu: {
    heading: "菜单",
    emptyTitle: "菜单正在准备中",
    empty: "这里暂时没有内容，请稍后再来。",
    emptyCategory: "暂无菜品",
    itemCount: (count) => `${count} 款`,
    enlargePhoto: (title) => `放大 ${title} 的图片`,
    soldOut: "售罄",
    inCart: (quantity) => `已点 ${quantity} 份`,
    about: "关于",
    address: "地址",
    showMap: "查看地图",
    hideMap: "关闭地图",
    mapOf: (business) => `${business} 的地图`,
    contact: "联系方式",
    table: (number) => `${number} 号桌`,
    whatsapp: "WhatsApp",
    closedTitle: "菜单暂不可用",
    closed: "本店目前不通过网站接待顾客。",
  },

  search: {
    tooShort: (letters) => `请至少输入 ${letters} 个字。`,
    resultCount: (count) => `找到 ${count} 款`,
    none: (query) => `没有找到“${query}”。`,
    showAll: "查看全部菜单",
  },

  item: {
    addOne: (title) => `添加 ${title}`,
    unavailable: "此菜品暂时无法提供。",
    added: (title) => `${title} 已加入订单。`,
    from: "起价",
  },

  cart: {
    heading: "您的订单",
    emptyTitle: "您的订单是空的",
    empty: "请从菜单中选择菜品。",
    finish: "去下单",
  },

  rating: {
    rate: "评价",
    heading: "感觉如何？",
  },

  states: {
    errorTitle: "出了点问题",
    loadFailed: "无法加载此页面。",
    offlineTitle: "没有网络",
    offline: "您看到的是本设备上保存的最新版本。",
    offlineOrder: "提交订单需要网络，订单仍保存在这里。",
    backOnline: "网络已恢复。",
    sessionExpired: "登录已过期，请重新登录后继续。",
    noNetwork: "当前没有网络，请检查连接后重试。",
    unknownError: "发生错误",
    tooManyTries: (time) => `尝试次数过多，请等待 ${time} 后重试。`,
    notFoundTitle: "页面不存在",
    notFound: "地址可能已更改。",
    goToMenu: "前往菜单",
    needsJavaScript: "要点餐，请在浏览器中启用 JavaScript。",
  },
};
