import { Hono } from "hono";
import { limitBody } from "../http/body.ts";
import { answerErrorPage } from "../public-page/error-page.ts";
import { type LanguageEnv, negotiateLanguage } from "../public-page/language.ts";

// Loaded with the first answer: a scan needs nothing of the tips.
const loadSaid = () => import("./tip-said.ts");

/**
 * /profile/{uniqueId}/tip/said: whether a way worked, as a guest without scripts says it. `way` is its place in the guide's
 * list, `key` its mark, which counts where there is one. The tip page answers, with the query of the form's address.
 */
export const tipSaidRoutes = new Hono<LanguageEnv>().post(
  "/profile/:uniqueId/tip/said",
  negotiateLanguage,
  limitBody,
  async (c) => {
    const { answerSaid } = await loadSaid();
    return answerSaid(c, c.req.param("uniqueId"));
  },
);

tipSaidRoutes.onError(answerErrorPage);
