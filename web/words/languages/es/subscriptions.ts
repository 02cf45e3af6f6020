import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "Estado de la cuenta",
  Active: "Activa",
  "An error occurred": "Ha ocurrido un error",
  "Billing, cards and invoices": "Pagos, tarjetas y facturas",
  "Cancel subscription": "Cancelar suscripción",
  "Cancellation Error": "No se ha cancelado",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "Se cobra al suscribirte y después {period}. Cancela cuando quieras.",
  "Check again": "Comprobar de nuevo",
  "Confirming your payment...": "Confirmando tu pago...",
  "Every tip is yours, we take no share": "Todas las propinas son tuyas, no nos quedamos nada",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "Todo está abierto hasta el {date}. Suscríbete antes y tu perfil seguirá siendo público.",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "Todo está abierto hasta el {date}. Suscríbete antes y tus perfiles seguirán siendo públicos.",
  "Failed to cancel subscription": "No se ha podido cancelar la suscripción",
  "Free Early Access": "Acceso anticipado gratis",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "Gratis hasta el {date}, después {price} {period}. Puedes cancelar hasta entonces.",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "Quien escanee tu código no puede ver tu perfil. Tu foto, tus enlaces y tus opiniones se conservan. Suscríbete y en un momento vuelve a estar colgado.",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "Quien escanee tu código no puede ver tus perfiles. Tu foto, tus enlaces y tus opiniones se conservan. Suscríbete y en un momento vuelven a estar colgados.",
  Inactive: "Inactiva",
  "It goes on as before.": "Sigue como hasta ahora.",
  "Its confirmation isn't here yet. We keep looking.": "Aún no ha llegado la confirmación. Seguimos mirando.",
  "Keep my plan": "Conservar mi plan",
  "Last day.": "Último día.",
  "Next payment on {date}.": "Próximo pago: {date}.",
  "Nothing is charged before {date}": "No se cobra nada antes del {date}",
  "Once it is, this changes by itself.": "En cuanto lo esté, esto cambia solo.",
  "Payment Canceled": "Pago cancelado",
  "Payment Successful": "Pago realizado",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "Los pagos van al sustituto de Stripe en este equipo. No se mueve dinero.",
  "Please log in to manage your subscription": "Inicia sesión para gestionar tu suscripción",
  "Please log in to subscribe": "Inicia sesión para suscribirte",
  Subscribe: "Suscribirme",
  "Subscription Error": "Error de suscripción",
  "Subscription Status": "Estado de la suscripción",
  "Subscription canceled": "Suscripción cancelada",
  "Subscription kept": "Tu plan continúa",
  "Taxes, if any, are shown by Stripe before you pay.":
    "Si hay impuestos, Stripe los muestra antes de pagar.",
  "The price could not be loaded.": "No se ha podido cargar el precio.",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "Hasta entonces puedes cambiar de idea. Tu foto, tus enlaces y tus opiniones se conservan en todo caso.",
  "We keep looking.": "Seguimos mirando.",
  "You can still edit your profile": "Puedes seguir editando tu perfil",
  "You can still edit your profiles": "Puedes seguir editando tus perfiles",
  "You have not been charged.": "No se te ha cobrado nada.",
  "Your QR code stays the same": "Tu código QR sigue siendo el mismo",
  "Your badge is off the hook": "Tu credencial está descolgada",
  "Your badges are off the hook": "Tus credenciales están descolgadas",
  "Your page stays public until the end of the period you have paid for.":
    "Tu página sigue siendo pública hasta el final del periodo que has pagado.",
  "Your page stays public until {date}.": "Tu página sigue siendo pública hasta el {date}.",
  "Your page, badge and reviews": "Tu página, tu credencial y tus opiniones",
  "Your pages stay public until the end of the period you have paid for.":
    "Tus páginas siguen siendo públicas hasta el final del periodo que has pagado.",
  "Your pages stay public until {date}.": "Tus páginas siguen siendo públicas hasta el {date}.",
  "Your payment isn't confirmed yet.": "Tu pago aún no está confirmado.",
  "Your plan is canceled, and nothing more will be charged.":
    "Tu plan está cancelado y no se te cobrará nada más.",
  "Your profile is public. Guests can scan, tip and review.":
    "Tu perfil es público. Los visitantes pueden escanear, dejar propina y opinar.",
  "Your profiles are public. Guests can scan, tip and review.":
    "Tus perfiles son públicos. Los visitantes pueden escanear, dejar propina y opinar.",
  "Your status could not be loaded.": "No se ha podido cargar tu estado.",
  "Your subscription has been canceled successfully": "Tu suscripción se ha cancelado correctamente",
  "Your subscription is now active.": "Tu suscripción ya está activa.",
  "after your free trial. Cancel any time.": "después de tu prueba gratuita. Cancela cuando quieras.",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
