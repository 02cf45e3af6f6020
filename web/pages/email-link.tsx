import { paths } from "#web/paths.ts";
import { EmailLink } from "#web/features/session/email-link.tsx";
import {
  cancelEmailChange,
  confirmEmailChange,
  undoSignInChange,
  unsubscribe,
  verifyEmail,
} from "#web/features/session/email-mutations.ts";
import { useSecret } from "#web/lib/use-secret.ts";
import { t } from "#texts/app/t.ts";

/** Shows /verify#token=…, which confirms the account's address. */
export function VerifyPage() {
  const token = useSecret("token");
  return (
    <EmailLink
      key={token}
      token={token}
      title={t("Confirm your e-mail")}
      lead={t("One tap, and we know that our e-mails reach you.")}
      act={t("Confirm this address")}
      call={verifyEmail}
      done={{
        title: t("Confirmed"),
        lead: t("Thank you. From now on e-mails that matter will reach you."),
        to: paths.dashboard,
        label: t("Go to my dashboard"),
      }}
      fresh={t(
        "It works for 7 days, for the address it was sent to. You can send a new one from your account.",
      )}
    />
  );
}

/** Shows /email: `#token=…` gives the account its new address, `#cancel=…` takes the change back. */
export function EmailPage() {
  const [token, cancel] = [useSecret("token"), useSecret("cancel")];
  return cancel === "" ? (
    <EmailLink
      key={token}
      token={token}
      title={t("Use this address")}
      lead={t("You sign in with it from then on, and our e-mails go to it.")}
      act={t("Use this address")}
      call={confirmEmailChange}
      done={{
        title: t("Your e-mail is changed"),
        lead: t("Sign in with the new address from now on."),
        to: paths.dashboard,
        label: t("Go to my dashboard"),
      }}
      fresh={t("It works once, for 24 hours. Ask for the change again in your account.")}
    />
  ) : (
    <EmailLink
      key={cancel}
      token={cancel}
      title={t("Take it back")}
      lead={t(
        "Your account keeps the address of this e-mail. Every device is signed out, and the password no longer works, nor does what was set up since.",
      )}
      act={t("Keep my address")}
      call={cancelEmailChange}
      done={{
        title: t("Your address stays"),
        lead: t(
          "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.",
        ),
        to: paths.forgot,
        label: t("Set a new password"),
      }}
      fresh={t("It works once, for 7 days. If somebody else is in your account, write to us.")}
    />
  );
}

/** Shows /undo#token=…, which takes back that a passkey or two-step verification was added. */
export function UndoPage() {
  const token = useSecret("token");
  return (
    <EmailLink
      key={token}
      token={token}
      title={t("It wasn't me")}
      lead={t(
        "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.",
      )}
      act={t("Undo it")}
      call={undoSignInChange}
      done={{
        title: t("Undone"),
        lead: t(
          "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.",
        ),
        to: paths.forgot,
        label: t("Set a new password"),
      }}
      fresh={t("It works once, for 7 days. If somebody else is in your account, write to us.")}
    />
  );
}

/** Shows /unsubscribe#token=…, which ends the e-mails on new reviews, and #week=…, which ends those about the week. */
export function UnsubscribePage() {
  const ofReviews = useSecret("token");
  const ofWeek = useSecret("week");
  const token = ofWeek || ofReviews;
  return (
    <EmailLink
      key={token}
      token={token}
      title={t("Stop these e-mails?")}
      lead={
        ofWeek
          ? t("No more e-mails about your week. The figures stay in your statistics.")
          : t("No more e-mails about new reviews. The reviews stay on your page.")
      }
      act={t("Stop them")}
      call={unsubscribe}
      done={{
        title: t("No more of these e-mails"),
        lead: t("You can turn them on again in your account."),
        to: paths.account,
        label: t("Go to my account"),
      }}
      fresh={t("You can turn these e-mails off in your account.")}
    />
  );
}
