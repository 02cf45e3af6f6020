import type { OwnGuide } from "#schema/own-guide.ts";
import { presentWay } from "#payment-codes/presentation.ts";
import { statusOf } from "#web/api/failure.ts";
import { dropSessionHint, hasSessionHint } from "#web/features/session/hint.ts";
import { reloadInLanguage } from "./own-language.ts";
import type { PocketData, PocketGuide } from "#web/features/session/pocket-copy.ts";
import { getOwnGuides, getPaymentWays, getUser } from "./pocket-calls.ts";

async function pocketGuide(guide: OwnGuide): Promise<PocketGuide> {
  const { id, name, professionalTag, url, currency, tipAmounts, tourCount } = guide;
  const ways = await getPaymentWays(id);
  // Only ways with a code that a guest's bank can read from a screen are shown.
  const codes = ways.filter((way) => presentWay(way, { guideName: name, currency: null }).code !== undefined);
  const page = { id, name, tag: professionalTag, url, hasTours: tourCount > 0 };
  return { ...page, currency, tipAmounts: tipAmounts ?? [], ways: codes };
}

/** Fetches what pocket mode shows; null when no one is signed in. Throws without a network. */
export async function loadPocket(): Promise<PocketData | null> {
  if (!hasSessionHint(document.cookie)) return null;
  try {
    const [user, guides] = await Promise.all([getUser(), getOwnGuides()]);
    reloadInLanguage(user.language).catch((error: unknown) => console.warn(error));
    return {
      userId: user.id,
      // The profiles decide first, because an editor's own plan says nothing about the page.
      isPublic: guides.length > 0 ? guides.some(({ isPublic }) => isPublic) : user.isActiveSubscriber,
      guides: await Promise.all(guides.map(pocketGuide)),
    };
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
    dropSessionHint();
    return null;
  }
}
