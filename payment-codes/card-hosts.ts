/** Checkouts that take cards from anywhere: the service's name, and its hosts or the domains above them. */
const CARD_HOSTS: readonly (readonly [name: string, ...hosts: string[]])[] = [
  ["Stripe", "buy.stripe.com", "donate.stripe.com", "book.stripe.com"],
  ["SumUp", "pay.sumup.com", "sumup.link", "sumup.com"],
  ["Square", "square.link", "square.site", "checkout.square.site"],
  ["Mollie", "payment-links.mollie.com", "paymentlink.mollie.com", "useplink.com"],
  ["Revolut checkout", "checkout.revolut.com"],
  ["Razorpay", "razorpay.me", "rzp.io", "pages.razorpay.com"],
  ["Paystack", "paystack.com", "paystack.shop"],
  ["Flutterwave", "flutterwave.com", "ravesandbox.flutterwave.com"],
  ["Paymob", "paymob.link", "accept.paymob.com", "paymob.com"],
  ["iyzico", "iyzi.link", "iyzico.com"],
  ["PayTR", "paytr.com"],
  ["PayMongo", "pm.link", "paymongo.page"],
  ["Xendit", "checkout.xendit.co"],
  ["Midtrans", "app.midtrans.com"],
  ["Yoco", "pay.yoco.com", "yoco.com"],
  ["SnapScan", "pos.snapscan.io"],
  ["PayFast", "payfast.io", "payfast.co.za"],
  ["Mercado Pago", "mpago.la", "mpago.li", "link.mercadopago.com.ar", "link.mercadopago.com.br"],
  ["RaiseNow", "pay.raisenow.io", "donate.raisenow.io"],
  ["Zettle", "zettle.com"],
  ["Viva", "pay.vivawallet.com", "viva.com"],
  ["Payrexx", "payrexx.com"],
  ["PayPal checkout", "paypal.com"],
  ["Buy Me A Coffee", "buymeacoffee.com", "buymeacoff.ee", "coff.ee", "bmc.link"],
  ["Wompi", "checkout.wompi.co"],
  ["Culqi", "express.culqi.com"],
  ["Payoneer", "link.payoneer.com"],
  ["WayForPay", "secure.wayforpay.com"],
  ["LiqPay", "liqpay.ua"],
  ["Pesapal", "store.pesapal.com"],
  ["GoCardless", "pay.gocardless.com"],
];

/** Hosts of payment kinds that have fields of their own. */
const OWN_FIELDS = ["revolut.me", "wise.com", "ko-fi.com", "monzo.me", "paypal.me", "venmo.com", "cash.app"];
const OTHERS = [
  "tag.satispay.com",
  "go.twint.ch",
  "stripe.com",
  "mercadopago.com",
  "satispay.com",
  "twint.ch",
];

export const isUnder = (host: string, domain: string): boolean =>
  host.endsWith(domain) &&
  (host.length === domain.length || host.charAt(host.length - domain.length - 1) === ".");

/** Returns whose checkout a host is: 'SumUp'; undefined for a host that isn't in the table. */
export const cardHostName = (host: string): string | undefined =>
  CARD_HOSTS.find(([, ...hosts]) => hosts.some((known) => isUnder(host, known)))?.[0];

export const KNOWN = [...CARD_HOSTS.flatMap(([, ...hosts]) => hosts), ...OWN_FIELDS, ...OTHERS];
