import type { SeriesName } from "@/src/domain/tracking/period-figures";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

interface FiguresTexts {
  readonly title: string;
  readonly intro: string;
  readonly period: string;
  readonly days: string;
  readonly series: Readonly<Record<SeriesName, string>>;
  readonly before: string;
  readonly most: string;
  readonly conversion: string;
  readonly average: string;
  readonly seen: string;
  readonly added: string;
  readonly vain: string;
  readonly arrivals: string;
  readonly ads: string;
  readonly none: string;
}

/** Words of the figures on the staff's first page, by the tags of the admin's languages. */
const figuresTexts = {
  fr: {
    title: "La boutique, jour par jour",
    intro:
      "Les pages vues sont celles des visiteurs qui ont accepté d’être comptés. Le reste vient des commandes et des paniers, pour tout le monde. Aucun chiffre ne dit qui.",
    period: "Période",
    days: "{count} jours",
    series: {
      views: "Pages vues",
      additions: "Ajouts au panier",
      begun: "Commandes commencées",
      paid: "Commandes payées",
      revenue: "Encaissé",
    },
    before: "Période précédente\u00a0: {value}",
    most: "au plus {value}, le {day}",
    conversion: "Commencées puis payées",
    average: "Commande moyenne",
    seen: "Montres les plus vues",
    added: "Articles les plus ajoutés",
    vain: "Cherché sans résultat",
    arrivals: "Arrivées par campagne",
    ads: "Pages d’annonces vues",
    none: "Rien sur cette période.",
  },
  en: {
    title: "The shop, day by day",
    intro:
      "Page views are those of visitors who agreed to be counted. The rest comes from orders and carts, for everybody. No figure says who.",
    period: "Period",
    days: "{count} days",
    series: {
      views: "Page views",
      additions: "Added to cart",
      begun: "Orders begun",
      paid: "Orders paid",
      revenue: "Revenue",
    },
    before: "Period before: {value}",
    most: "at most {value}, on {day}",
    conversion: "Begun, then paid",
    average: "Average order",
    seen: "Watches seen most",
    added: "Items added most",
    vain: "Searches without a result",
    arrivals: "Arrivals by campaign",
    ads: "Views of advertised pages",
    none: "Nothing in this period.",
  },
  es: {
    title: "La tienda, día a día",
    intro:
      "Las páginas vistas son las de visitantes que aceptaron que se les contara. Lo demás viene de pedidos y carritos, de todo el mundo. Ninguna cifra dice quién.",
    period: "Período",
    days: "{count} días",
    series: {
      views: "Páginas vistas",
      additions: "Añadidos al carrito",
      begun: "Pedidos empezados",
      paid: "Pedidos pagados",
      revenue: "Cobrado",
    },
    before: "Período anterior: {value}",
    most: "como máximo {value}, el {day}",
    conversion: "Empezados y pagados",
    average: "Pedido medio",
    seen: "Relojes más vistos",
    added: "Artículos más añadidos",
    vain: "Buscado sin resultado",
    arrivals: "Llegadas por campaña",
    ads: "Páginas de anuncios vistas",
    none: "Nada en este período.",
  },
  ja: {
    title: "日ごとの数字",
    intro:
      "閲覧数は計測に同意した訪問者の分です。そのほかは全員の注文とカートから集計しています。誰の行動かは記録していません。",
    period: "期間",
    days: "{count}日間",
    series: {
      views: "閲覧数",
      additions: "カート追加",
      begun: "注文手続きの開始",
      paid: "支払い済みの注文",
      revenue: "入金額",
    },
    before: "前の期間：{value}",
    most: "最大{value}（{day}）",
    conversion: "開始から支払いまで",
    average: "平均注文額",
    seen: "よく見られた時計",
    added: "よく追加された商品",
    vain: "見つからなかった検索語",
    arrivals: "キャンペーン別の来訪",
    ads: "広告ページの閲覧",
    none: "この期間の記録はありません。",
  },
} satisfies Record<string, FiguresTexts>;

/** @param language of the admin user */
export const figuresTextsOf = (language: string): FiguresTexts =>
  inReaderLanguage<FiguresTexts>(figuresTexts, language);
