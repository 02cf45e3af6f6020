import type { Words } from "#web/words/areas.ts";

export const words = {
  "Forgot your password? Write to us": "Passwort vergessen? Schreib uns",
  "A badge, a page and a place for your tips.":
    "Ein Namensschild, eine Seite und ein Platz für dein Trinkgeld.",
  "All your devices will be signed out.": "Alle deine Geräte werden abgemeldet.",
  "Already have an account? {link}": "Schon ein Konto? {link}",
  "At least 8 characters": "Mindestens 8 Zeichen",
  "At least 8 characters. You log in with the address this letter went to.":
    "Mindestens 8 Zeichen. Du meldest dich mit der Adresse an, an die diese E-Mail ging.",
  "Back to log in": "Zurück zur Anmeldung",
  "Cancel any time.": "Jederzeit kündbar.",
  "Check your mail": "Schau in dein Postfach",
  "Choose a password": "Passwort wählen",
  "Confirm password": "Passwort bestätigen",
  "Confirm this address": "Adresse bestätigen",
  "Confirm your e-mail": "Bestätige deine E-Mail",
  Confirmed: "Bestätigt",
  "Edit it with this account": "Mit diesem Konto weiter",
  "Edit my page": "Meine Seite bearbeiten",
  "Edit your page": "Bearbeite deine Seite",
  "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.":
    "Alle Geräte sind abgemeldet, und das alte Passwort gilt nicht mehr. Eine E-Mail mit einem Link für ein neues ist unterwegs.",
  "Forgot your password?": "Passwort vergessen?",
  "Good to see you again.": "Schön, dass du wieder da bist.",
  "Have an account? {link} first, then tap the button in the letter again.":
    "Schon ein Konto? {link} und dann in der E-Mail noch einmal auf den Knopf tippen.",
  "I am a:": "Ich bin:",
  "If {email} has an account, a link is on its way. It works for 30 minutes.":
    "Wenn {email} ein Konto hat, ist ein Link unterwegs. Er gilt 30 Minuten.",
  "It happens. Tell us your address and we send you a link.":
    "Kann passieren. Sag uns deine Adresse, dann schicken wir dir einen Link.",
  "It works for 7 days, for the address it went to. Your account sends a fresh one.":
    "Er gilt 7 Tage, für die Adresse, an die er ging. In deinem Konto bekommst du einen neuen.",
  "It works once, for 24 hours. Ask for the change again in your account.":
    "Er gilt einmal, 24 Stunden lang. Fordere die Änderung in deinem Konto noch einmal an.",
  "It works once, for 7 days. If somebody else is in your account, write to us.":
    "Er gilt einmal, 7 Tage lang. Wenn jemand anders in deinem Konto ist, schreib uns.",
  "It works once, for 7 days. Whoever invited you can send a fresh one.":
    "Er gilt einmal, 7 Tage lang. Wer dich eingeladen hat, kann dir einen neuen schicken.",
  "It wasn't me": "Das war ich nicht",
  "Keep my address": "Adresse behalten",
  "Links work once, for 30 minutes. A fresh one takes a moment.":
    "Links gelten einmal, 30 Minuten lang. Ein neuer ist gleich da.",
  "Log in with your new one.": "Melde dich mit dem neuen an.",
  "Logging in...": "Du wirst angemeldet ...",
  "Login failed": "Anmelden fehlgeschlagen",
  "Login here": "Hier anmelden",
  "New password": "Neues Passwort",
  "No account yet? {link}": "Noch kein Konto? {link}",
  "No card needed. Cancel any time.": "Keine Karte nötig. Jederzeit kündbar.",
  "No more letters on new reviews. The reviews stay on your page.":
    "Keine E-Mails mehr über neue Bewertungen. Die Bewertungen bleiben auf deiner Seite.",
  "No more of these letters": "Diese E-Mails kommen nicht mehr",
  "Nothing there? Look in spam, or {other}": "Nichts da? Schau in den Spam-Ordner oder {other}",
  "One moment...": "Einen Moment ...",
  "One tap, and we know that our letters reach you.":
    "Einmal tippen, und wir wissen, dass unsere E-Mails bei dir ankommen.",
  Password: "Passwort",
  "Password changed": "Passwort geändert",
  "Phone lost? One of your recovery codes does, too.": "Handy weg? Ein Notfallcode geht auch.",
  "Please check your credentials": "Bitte prüfe deine Angaben",
  "Please try again with different information": "Bitte versuche es mit anderen Angaben",
  "Register here": "Hier registrieren",
  "Registration failed": "Registrieren fehlgeschlagen",
  "Registration successful": "Willkommen!",
  "Remembered it? {link}": "Wieder eingefallen? {link}",
  "Save the new password": "Passwort speichern",
  "Select your role to customize your dashboard experience":
    "Danach richtet sich, was du in deiner Übersicht siehst",
  "Send a new link": "Neuen Link senden",
  "Send again in {time}": "Noch einmal senden in {time}",
  "Send the link": "Link senden",
  "Sending...": "Wird gesendet ...",
  "Set a new password": "Neues Passwort festlegen",
  "Sign in with a passkey": "Mit Passkey anmelden",
  "Sign in with the new address from now on.": "Melde dich ab jetzt mit der neuen Adresse an.",
  "Signing up...": "Du wirst registriert ...",
  "Stop them": "Abbestellen",
  "Stop these letters?": "Diese E-Mails abbestellen?",
  "Take it back": "Änderung zurücknehmen",
  "Thank you. Letters that matter reach you from now on.": "Danke. Was wichtig ist, erreicht dich ab jetzt.",
  "That didn't work": "Das hat nicht geklappt",
  "This link has had its day": "Dieser Link gilt nicht mehr",
  "To my account": "Zu meinem Konto",
  "To my dashboard": "Zu meiner Übersicht",
  "To the start": "Zur Startseite",
  "Undo it": "Rückgängig machen",
  Undone: "Rückgängig gemacht",
  "Use a new account instead": "Lieber ein neues Konto anlegen",
  "Use this address": "Diese Adresse nutzen",
  "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.":
    "Was dazukam, wird entfernt, alle Geräte werden abgemeldet, und das Passwort gilt nicht mehr. Danach kommt eine E-Mail mit einem Link für ein neues.",
  "What you change is there for guests at once.": "Was du änderst, sehen Gäste sofort.",
  "You are signed in as {email}. Whoever invited you will see this address.":
    "Du bist als {email} angemeldet. Wer dich eingeladen hat, sieht diese Adresse.",
  "You can edit the page": "Du kannst die Seite bearbeiten",
  "You can turn them on again in your account.": "In deinem Konto kannst du sie wieder einschalten.",
  "You can turn these letters off in your account.": "Du kannst diese E-Mails in deinem Konto ausschalten.",
  "You sign in with it from then on, and our letters go to it.":
    "Ab dann meldest du dich damit an, und unsere E-Mails gehen dorthin.",
  "Your account has been created.": "Dein Konto ist angelegt.",
  "Your account keeps the address of this letter. Every device is signed out, and the password no longer works, nor does what was set up since.":
    "Dein Konto behält die Adresse dieser E-Mail. Alle Geräte werden abgemeldet, und weder das Passwort noch das, was seitdem eingerichtet wurde, gilt noch.",
  "Your address has an account already. Log in, then tap the button in the letter again.":
    "Deine Adresse hat schon ein Konto. Melde dich an und tippe dann in der E-Mail noch einmal auf den Knopf.",
  "Your address stays": "Deine Adresse bleibt",
  "Your authenticator app shows six digits for this account.":
    "Deine Authenticator-App zeigt sechs Ziffern für dieses Konto.",
  "Your code": "Dein Code",
  "Your e-mail is changed": "Deine E-Mail ist geändert",
  "Your words and photo, how guests tip you, your answers to their reviews. It costs you nothing.":
    "Deine Texte und dein Foto, deine Zahlungsarten fürs Trinkgeld, deine Antworten auf Bewertungen. Es kostet dich nichts.",
  or: "oder",
  "try another address": "versuche eine andere Adresse",
  "{free}, then {price} {period}.": "{free}, danach {price} {period}.",
  "{price} {period}.": "{price} {period}.",
} satisfies Words<"session">;
