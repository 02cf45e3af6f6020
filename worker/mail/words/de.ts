import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "Eine neue Bewertung",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "Eine neue Bewertung auf deiner Seite enthält einen Link, eine E-Mail-Adresse oder eine Telefonnummer, ähnelt einer anderen oder kam in einem Schwung mit vielen. Gäste sehen sie nicht, und sie wird nicht mitgezählt. Ein Mensch sieht sie sich an; sonst erscheint sie nach {days} Tagen. Die Sterne spielen dabei keine Rolle.",
  "A page of yours is gone": "Eine deiner Seiten ist weg",
  "A passkey was added": "Ein Passkey ist dazugekommen",
  "A passkey was removed": "Ein Passkey wurde entfernt",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "Ein Mensch hat sich die Bewertung auf der Seite von {name}, die du gemeldet hast, angesehen und nichts gefunden, was gegen unsere Regeln für Inhalte verstößt. Sie bleibt.",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "Ein Mensch hat sich die Bewertung auf der Seite von {name}, die du gemeldet hast, angesehen und sie verborgen.",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "Ein Mensch hat sich diese Bewertung angesehen und nichts gefunden, was gegen unsere Regeln für Inhalte verstößt. Gäste sehen sie, und sie wird mitgezählt.",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Ein Mensch hat sich diese Bewertung angesehen und nichts gefunden, was gegen unsere Regeln für Inhalte verstößt. Sie galt der Person, die dieses Badge vorher trug: Gäste sehen sie so oder so nicht mehr, und sie wird nicht mitgezählt.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "Ein Mensch hat sich diese Bewertung angesehen und sie verborgen, weil sie gegen unsere Regeln für Inhalte verstößt: {reason}. Gäste sehen sie nicht mehr, und sie wird nicht mitgezählt. Du siehst sie weiter auf deiner Seite.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Ein Mensch hat sich diese Bewertung angesehen und sie verborgen, weil sie gegen unsere Regeln für Inhalte verstößt: {reason}. Sie galt der Person, die dieses Badge vorher trug: Gäste sehen sie so oder so nicht mehr, und sie wird nicht mitgezählt.",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "Ein Mensch hat sich die Seite von {name} noch einmal angesehen, und sie ist nicht mehr verborgen: Wer ihren Code scannt, findet sie, solange dein Abo läuft.",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "Ein Mensch hat sich die Seite von {name} angesehen und sie verborgen, weil sie gegen unsere Regeln für Inhalte verstößt: {reason}. Niemand außer dir kann sie sehen. Ihr Code und ihre Adresse bleiben, wie sie sind.",
  "A review is held back": "Eine Bewertung wird zurückgehalten",
  "A review on your page stays": "Eine Bewertung auf deiner Seite bleibt",
  "A review on your page was hidden": "Eine Bewertung auf deiner Seite wurde verborgen",
  "A review on your page was reported": "Eine Bewertung auf deiner Seite wurde gemeldet",
  "A short thank-you is read by everybody who scans your code.":
    "Ein kurzes Dankeschön lesen alle, die deinen Code scannen.",
  "A way to sign in was changed": "Eine Art der Anmeldung hat sich geändert",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "Hast du es dir anders überlegt, oder warst du das nicht? Melde dich vorher an und behalte dein Konto.",
  "Check your card": "Karte prüfen",
  "Choose a new password": "Neues Passwort wählen",
  "Confirm this address": "Adresse bestätigen",
  "Confirm your e-mail": "Bestätige deine E-Mail-Adresse",
  "Confirm your new e-mail": "Bestätige deine neue E-Mail-Adresse",
  "Edit my page": "Meine Seite bearbeiten",
  "How guests can tip you was changed": "Deine Trinkgeldwege wurden geändert",
  "If it was you, there is nothing to do.": "Wenn du das warst, ist nichts zu tun.",
  "It wasn't me": "Das war ich nicht",
  "It wasn't you? Then leave this letter alone.": "Das warst nicht du? Dann ignoriere diese E-Mail.",
  "Keep my account": "Konto behalten",
  "Keep my page public": "Seite öffentlich lassen",
  "Look at the page": "Seite ansehen",
  "Look at your account": "Konto ansehen",
  "Look at your dashboard": "Zum Dashboard",
  "Look at your profile": "Profil ansehen",
  "New recovery codes were made": "Neue Notfallcodes erstellt",
  "New reviews": "Neue Bewertungen",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "Nicht so abgesprochen? Stelle es sofort richtig und nimm {username} das Recht, deine Seite zu bearbeiten.",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "Nicht so erwartet? Frag, wer die Seite betreibt, und behalte diese E-Mail.",
  "Not you? Change your password at once, and sign out all other devices there.":
    "Das warst nicht du? Ändere sofort dein Passwort und melde dort alle anderen Geräte ab.",
  "Not you? Leave this letter alone; nothing changes.":
    "Das warst nicht du? Dann ignoriere diese E-Mail; es ändert sich nichts.",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "Das warst nicht du? Stelle es sofort richtig, ändere dein Passwort und melde in deinem Konto alle anderen Geräte ab.",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "Wenn eine Testphase endet, wird nichts gelöscht. Diese E-Mail kannst du in deinem Konto ausschalten.",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "Oft ist eine Karte abgelaufen, oder die Bank möchte, dass du die Zahlung bestätigst.",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "Am {date} ist deine Seite nicht mehr öffentlich: Wer deinen Code scannt, findet dich dann nicht. Mit einem Abo bleibt sie.",
  "Our rules": "Unsere Regeln",
  "Read and reply": "Lesen und antworten",
  "Read it": "Bewertung lesen",
  "Reset your password": "Setze dein Passwort zurück",
  Somebody: "Jemand",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "Jemand möchte für dein Konto bei Lanyard ein neues Passwort setzen. Wenn du das bist: Der Button funktioniert 30 Minuten lang.",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "Jemand hat uns gesagt, dass mit dieser Bewertung etwas nicht stimmt. Sie bleibt auf deiner Seite, bis ein Mensch sie sich angesehen hat.",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "Jemand möchte diese Adresse für sein Konto bei Lanyard verwenden. Wenn du das bist, bestätige sie: Von da an meldest du dich mit ihr an.",
  "Somebody was invited to edit your page": "Jemand wurde eingeladen, deine Seite zu bearbeiten",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "Jemand, der in deinem Konto bei Lanyard angemeldet ist, möchte diese Adresse durch eine andere ersetzen. Wenn du das nicht warst, nimm es zurück: Dein Konto behält diese Adresse, alle Geräte werden abgemeldet, das Passwort gilt nicht mehr, und was seitdem zum Anmelden oder zum Bearbeiten deiner Seiten eingerichtet wurde, wird entfernt.",
  "Stop these letters": "Diese E-Mails abbestellen",
  "Take it back": "Zurücknehmen",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "Danke. Deine Meldung dieser Bewertung auf der Seite von {name} ist angekommen. Ein Mensch liest sie und entscheidet; wir sagen dir, wie.",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "Der Button funktioniert 24 Stunden lang. Das warst nicht du? Dann ignoriere diese E-Mail.",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "Der Button funktioniert 7 Tage lang, auch nach der Änderung. Wenn du das warst, ist nichts zu tun.",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "Der Button funktioniert 7 Tage lang. Es kostet dich nichts. Du weißt nicht, wer das ist? Dann ignoriere diese E-Mail.",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "Der Button funktioniert 7 Tage lang. Das warst nicht du? Dann ignoriere diese E-Mail.",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "Der Button funktioniert 7 Tage lang. Wenn du das warst, ist nichts zu tun.",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "Die letzte Zahlung für dein Abo hat nicht geklappt. Deine Seite ist weiter öffentlich, und wir versuchen es noch einmal.",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "Die Person, der deine Seite gehört, hat geändert, wie Gäste auf der Seite von {name} Trinkgeld geben können.",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "Die Seite, von der diese E-Mail erzählen sollte, wurde inzwischen gelöscht.",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "Das Passwort deines Kontos bei Lanyard wurde geändert, und alle anderen Geräte wurden abgemeldet.",
  "The review is gone": "Die Bewertung ist weg",
  "The review stays": "Die Bewertung bleibt",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "Die Bewertung, von der diese E-Mail erzählen sollte, wurde inzwischen entfernt.",
  "The review that you reported has been removed.": "Die Bewertung, die du gemeldet hast, wurde entfernt.",
  "The review was hidden": "Die Bewertung wurde verborgen",
  "There is nothing to do.": "Es ist nichts zu tun.",
  "There is nothing to do. We send at most one such letter a day.":
    "Es ist nichts zu tun. Wir schicken höchstens eine solche E-Mail am Tag.",
  "There is nothing to do. We tell you what we decide.":
    "Es ist nichts zu tun. Wir sagen dir, was wir entscheiden.",
  "There were new reviews, which are gone again.": "Es gab neue Bewertungen, die inzwischen wieder weg sind.",
  "This changes how you sign in to your Lanyard account.":
    "Das ändert, wie du dich bei deinem Konto bei Lanyard anmeldest.",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "Das ändert, wie du dich in deinem Konto bei Lanyard anmeldest. Wenn du das nicht warst, mach es rückgängig: Was dazukam, wird entfernt, alle Geräte werden abgemeldet, und das Passwort gilt nicht mehr.",
  "This wasn't me": "Das war ich nicht",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "Zu spät für den Button? „Passwort vergessen?“ auf der Anmeldeseite schickt einen neuen.",
  "Two-step verification was turned off": "Zwei-Faktor-Anmeldung ausgeschaltet",
  "Two-step verification was turned on": "Zwei-Faktor-Anmeldung eingeschaltet",
  "Use this address": "Diese Adresse verwenden",
  "We have hidden a page of yours": "Wir haben eine deiner Seiten verborgen",
  "We have your report": "Deine Meldung ist da",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "Wir haben die Zwei-Faktor-Anmeldung für dein Konto bei Lanyard ausgeschaltet: Zum Anmelden reicht dein Passwort. Du kannst sie in deinem Konto wieder einschalten.",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "Willkommen bei Lanyard. Bitte bestätige, dass diese Adresse dir gehört, damit wir dich erreichen, wenn es darauf ankommt.",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "Was eingerichtet wurde, bevor diese Adresse bestätigt war, ist entfernt, weil es jemand anderes gewesen sein könnte: {list}.",
  "You can edit your page": "Du kannst deine Seite bearbeiten",
  "You changed how guests can tip on {name}'s page.":
    "Du hast geändert, wie Gäste auf der Seite von {name} Trinkgeld geben können.",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "Du bist nicht einverstanden? Antworte über den Kontakt in unserem Impressum: Ein Mensch sieht noch einmal nach.",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "Du bekommst diese E-Mail, weil jemand bei Lanyard eine Bewertung gemeldet und diese Adresse angegeben hat.",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "Du bekommst diese E-Mail, weil jemand mit einem Konto bei Lanyard diese Adresse eingeladen hat.",
  "You get this because your address has an account with Lanyard.":
    "Du bekommst diese E-Mail, weil zu deiner Adresse ein Konto bei Lanyard gehört.",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "Dein Konto bei Lanyard mit seinen Seiten, Touren, Bewertungen und Bildern wird am {date} gelöscht. Deine Seiten sind ab jetzt verborgen, und dein Abo ist beendet.",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "Dein Konto bei Lanyard gehört wieder dir: Alle Geräte sind abgemeldet, und das alte Passwort gilt nicht mehr. Wähle ein neues; der Button funktioniert 30 Minuten lang.",
  "Your account will be deleted": "Dein Konto wird gelöscht",
  "Your e-mail is being changed": "Deine E-Mail-Adresse wird geändert",
  "Your page can be seen again": "Deine Seite ist wieder zu sehen",
  "Your password was changed": "Dein Passwort wurde geändert",
  "Your payment failed": "Deine Zahlung ist fehlgeschlagen",
  passkeys: "Passkeys",
  "two-step verification": "Zwei-Faktor-Anmeldung",
  "editors and invitations": "Mitbearbeitende und Einladungen",
  "{count} or more people wrote a review since our last letter.":
    "Mindestens {count} Personen haben seit unserer letzten E-Mail eine Bewertung geschrieben.",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email} darf eine deiner Seiten bearbeiten, auch wie Gäste dort Trinkgeld geben können. Wenn die Einladung nicht von dir ist, mach sie rückgängig: Der Zugriff endet, alle Geräte werden abgemeldet, und das Passwort gilt nicht mehr.",
  "{label}:": "{label}:",
  "{name}, on {guide}'s page": "{name}, auf der Seite von {guide}",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "Jemand, der in deinem Konto bei Lanyard angemeldet ist, hat die Seite von {name} gelöscht. Ihre Bewertungen und Bilder sind weg, und ihr Code führt nirgendwohin mehr.",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} betreibt bei Lanyard eine Seite, die Gäste öffnen, indem sie dein Badge scannen, und lässt dich daran arbeiten: an deinen Worten und deinem Foto, daran, wie Gäste dir Trinkgeld geben können, und an deinen Antworten auf ihre Bewertungen.",
  "Your trial ends in {count} days": {
    one: "Deine Testphase endet in {count} Tag",
    other: "Deine Testphase endet in {count} Tagen",
  },
  "{count} people wrote a review since our last letter.": {
    one: "Jemand hat seit unserer letzten E-Mail eine Bewertung geschrieben.",
    other: "{count} Personen haben seit unserer letzten E-Mail eine Bewertung geschrieben.",
  },
  "{rating} of 5 stars": "{rating} von 5 Sternen",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "{username} bearbeitet die Seite von {name} und hat geändert, wie Gäste dort Trinkgeld geben können.",
} satisfies Words<LetterText, LetterPlural>;
