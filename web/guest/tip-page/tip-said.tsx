import { ArrowLeft } from "lucide-react";
import { fillText } from "#texts/fill.ts";
import { isolated } from "#texts/isolated.ts";
import { Filled } from "#texts/guest/filled.tsx";
import { Rows } from "./tip-list.tsx";
import type { OpenedWay, TipSaid, TipView } from "./tip-view.ts";

/**
 * Asks whether a way worked. The script shows it to guests who come back from one, and says in the links which one is
 * meant.
 */
export const DidItWork = ({ texts, answers }: TipView) =>
  answers && (
    <template className="question">
      <h3 tabIndex={-1}>{texts.didItWork}</h3>
      <div>
        <a className="btn ink" href={answers.worked} data-step="" data-said="worked" rel="nofollow">
          {texts.worked}
        </a>
        <a className="btn line" href={answers.failed} data-step="" data-said="failed" rel="nofollow">
          {texts.failed}
        </a>
      </div>
    </template>
  );

/** Asks the same at the foot of a way, as a form for browsers without scripts. */
export const DidItWorkForm = ({ view: { texts, sayAddress }, step }: { view: TipView; step: OpenedWay }) => (
  <form className="asks" method="post" action={sayAddress}>
    <h3>{texts.didItWork}</h3>
    <input type="hidden" name="way" value={step.place} />
    <input type="hidden" name="key" value={step.of} />
    <div>
      <button className="btn ink" name="said" value="worked">
        {texts.worked}
      </button>
      <button className="btn line" name="said" value="failed">
        {texts.failed}
      </button>
    </div>
  </form>
);

/** Thanks for an answer, with a link to the review form, or offers the other ways. */
export function Said({ view, said }: { view: TipView; said: TipSaid }) {
  const { texts, catalogue, callMe } = view;
  const others = said.said === "failed" ? said.others : [];
  return (
    <section className="way">
      <div className="way-head">
        <a className="icon-btn flip" href={said.back} data-step="" aria-label={texts.back}>
          <ArrowLeft size={24} />
        </a>
        <h2 tabIndex={-1}>
          {said.said === "worked" ? (
            texts.thanksFor
          ) : others.length > 0 ? (
            texts.tryAnother
          ) : (
            <Filled text={texts.tellGuide}>
              <bdi>{callMe}</bdi>
            </Filled>
          )}
        </h2>
      </div>
      {said.said === "worked" && said.review !== null && (
        <p className="how-was-it">
          <a className="btn line" href={said.review} data-review="">
            {fillText(catalogue.howWasIt, { name: isolated(callMe) })}
          </a>
        </p>
      )}
      {others.length > 0 && <Rows rows={others} />}
    </section>
  );
}
