import { Hono } from "hono";
import { limitBody } from "../http/body.ts";
import { respondWithErrorPage } from "../public-page/error-page.ts";
import { type LanguageEnv, negotiateLanguage } from "../public-page/language.ts";

// Loaded with the first answer: a scan needs nothing of the tips.
const loadSaid = () => import("./tip-said.ts");

/**
 * /profile/{uniqueId}/tip/said: whether a way worked, as a guest without scripts says it. `way` is its place in the guide's
 * list, `key` its mark, which counts where there is one. It leads to the tip page, with the form's query.
 */
export const tipSaidRoutes = new Hono<LanguageEnv>().post(
  "/profile/:uniqueId/tip/said",
  negotiateLanguage,
  limitBody,
  async (c) => {
    const { takeAnswer } = await loadSaid();
    return takeAnswer(c, c.req.param("uniqueId"));
  },
);

tipSaidRoutes.onError(respondWithErrorPage);
