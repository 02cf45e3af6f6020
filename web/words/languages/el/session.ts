import type { Words } from "#web/words/areas.ts";

export const words = {
  "Forgot your password? Write to us": "Ξεχάσατε τον κωδικό σας; Γράψτε μας",
  "A badge, a page and a place for your tips.":
    "Ένα καρτελάκι, μια σελίδα και μια θέση για τα φιλοδωρήματά σας.",
  "All your devices will be signed out.": "Θα αποσυνδεθούν όλες οι συσκευές σας.",
  "Already have an account? {link}": "Έχετε ήδη λογαριασμό; {link}",
  "At least 8 characters": "Τουλάχιστον 8 χαρακτήρες",
  "At least 8 characters. You log in with the address this letter went to.":
    "Τουλάχιστον 8 χαρακτήρες. Θα συνδέεστε με τη διεύθυνση στην οποία ήρθε αυτό το email.",
  "Back to log in": "Επιστροφή στη σύνδεση",
  "Cancel any time.": "Ακυρώνετε όποτε θέλετε.",
  "Check your mail": "Δείτε τα email σας",
  "Choose a password": "Επιλέξτε κωδικό πρόσβασης",
  "Confirm password": "Επιβεβαίωση κωδικού πρόσβασης",
  "Confirm this address": "Επιβεβαίωση",
  "Confirm your e-mail": "Επιβεβαιώστε το email σας",
  Confirmed: "Επιβεβαιώθηκε",
  "Edit it with this account": "Με αυτόν τον λογαριασμό",
  "Edit my page": "Επεξεργασία σελίδας",
  "Edit your page": "Επεξεργαστείτε τη σελίδα σας",
  "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.":
    "Όλες οι συσκευές αποσυνδέθηκαν και ο παλιός κωδικός δεν ισχύει πια. Έρχεται e-mail με σύνδεσμο για νέο κωδικό.",
  "Forgot your password?": "Ξεχάσατε τον κωδικό σας;",
  "Good to see you again.": "Χαιρόμαστε που σας ξαναβλέπουμε.",
  "Have an account? {link} first, then tap the button in the letter again.":
    "Έχετε ήδη λογαριασμό; Ξεκινήστε από εδώ: {link}. Μετά πατήστε ξανά το κουμπί στο email.",
  "I am a:": "Είστε:",
  "If {email} has an account, a link is on its way. It works for 30 minutes.":
    "Αν υπάρχει λογαριασμός για το {email}, ο σύνδεσμος είναι καθ’ οδόν. Ισχύει για 30 λεπτά.",
  "It happens. Tell us your address and we send you a link.":
    "Συμβαίνει. Πείτε μας τη διεύθυνσή σας και θα σας στείλουμε έναν σύνδεσμο.",
  "It works for 7 days, for the address it went to. Your account sends a fresh one.":
    "Ισχύει για 7 ημέρες, για τη διεύθυνση στην οποία ήρθε. Από τον λογαριασμό σας μπορείτε να στείλετε νέο.",
  "It works once, for 24 hours. Ask for the change again in your account.":
    "Ισχύει μία φορά, για 24 ώρες. Ζητήστε ξανά την αλλαγή στον λογαριασμό σας.",
  "It works once, for 7 days. If somebody else is in your account, write to us.":
    "Ισχύει μία φορά, για 7 ημέρες. Αν κάποιος άλλος έχει μπει στον λογαριασμό σας, γράψτε μας.",
  "It works once, for 7 days. Whoever invited you can send a fresh one.":
    "Ισχύει μία φορά, για 7 ημέρες. Όποιος σας προσκάλεσε μπορεί να στείλει νέο.",
  "It wasn't me": "Δεν ήμουν εγώ",
  "Keep my address": "Διατήρηση διεύθυνσης",
  "Links work once, for 30 minutes. A fresh one takes a moment.":
    "Οι σύνδεσμοι ισχύουν μία φορά, για 30 λεπτά. Ένας νέος έρχεται αμέσως.",
  "Log in with your new one.": "Συνδεθείτε με τον νέο.",
  "Logging in...": "Σύνδεση...",
  "Login failed": "Η σύνδεση απέτυχε",
  "Login here": "Συνδεθείτε εδώ",
  "New password": "Νέος κωδικός πρόσβασης",
  "No account yet? {link}": "Δεν έχετε λογαριασμό; {link}",
  "No card needed. Cancel any time.": "Χωρίς κάρτα. Ακυρώνετε όποτε θέλετε.",
  "No more letters on new reviews. The reviews stay on your page.":
    "Τέλος τα email για νέες κριτικές. Οι κριτικές μένουν στη σελίδα σας.",
  "No more of these letters": "Δεν θα τα λαμβάνετε πια",
  "Nothing there? Look in spam, or {other}": "Δεν ήρθε τίποτα; Δείτε στα ανεπιθύμητα ή {other}",
  "One moment...": "Μια στιγμή...",
  "One tap, and we know that our letters reach you.":
    "Ένα πάτημα, και ξέρουμε ότι τα email μας φτάνουν σε εσάς.",
  Password: "Κωδικός πρόσβασης",
  "Password changed": "Ο κωδικός άλλαξε",
  "Phone lost? One of your recovery codes does, too.":
    "Χάσατε το τηλέφωνο; Κάνει και ένας από τους κωδικούς ανάκτησης.",
  "Please check your credentials": "Ελέγξτε το email και τον κωδικό πρόσβασης",
  "Please try again with different information": "Δοκιμάστε ξανά με άλλα στοιχεία",
  "Register here": "Εγγραφείτε εδώ",
  "Registration failed": "Η εγγραφή απέτυχε",
  "Registration successful": "Η εγγραφή ολοκληρώθηκε",
  "Remembered it? {link}": "Τον θυμηθήκατε; {link}",
  "Save the new password": "Αποθήκευση κωδικού",
  "Select your role to customize your dashboard experience":
    "Επιλέξτε τον ρόλο σας, για να προσαρμοστεί ο πίνακας ελέγχου",
  "Send a new link": "Αποστολή νέου",
  "Send again in {time}": "Αποστολή ξανά σε {time}",
  "Send the link": "Αποστολή συνδέσμου",
  "Sending...": "Αποστολή...",
  "Set a new password": "Νέος κωδικός",
  "Sign in with a passkey": "Με κλειδί πρόσβασης",
  "Sign in with the new address from now on.": "Από εδώ και πέρα συνδέεστε με τη νέα διεύθυνση.",
  "Signing up...": "Εγγραφή...",
  "Stop them": "Διακοπή",
  "Stop these letters?": "Να σταματήσουν αυτά τα email;",
  "Take it back": "Ακύρωση αλλαγής",
  "Thank you. Letters that matter reach you from now on.":
    "Ευχαριστούμε. Από εδώ και πέρα τα σημαντικά email φτάνουν σε εσάς.",
  "That didn't work": "Κάτι δεν πήγε καλά",
  "This link has had its day": "Αυτός ο σύνδεσμος δεν ισχύει πια",
  "To my account": "Στον λογαριασμό μου",
  "To my dashboard": "Στον πίνακα ελέγχου",
  "To the start": "Στην αρχική",
  "Undo it": "Ανάκληση",
  Undone: "Ανακλήθηκε",
  "Use a new account instead": "Με νέο λογαριασμό",
  "Use this address": "Χρήση διεύθυνσης",
  "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.":
    "Ό,τι προστέθηκε αφαιρείται, όλες οι συσκευές αποσυνδέονται και ο κωδικός δεν ισχύει πια. Ακολουθεί e-mail με σύνδεσμο για νέο κωδικό.",
  "What you change is there for guests at once.": "Ό,τι αλλάζετε το βλέπουν αμέσως οι επισκέπτες.",
  "You are signed in as {email}. Whoever invited you will see this address.":
    "Ο λογαριασμός σας: {email}. Όποιος σας προσκάλεσε θα δει αυτή τη διεύθυνση.",
  "You can edit the page": "Μπορείτε να επεξεργαστείτε τη σελίδα",
  "You can turn them on again in your account.": "Μπορείτε να τα ενεργοποιήσετε ξανά στον λογαριασμό σας.",
  "You can turn these letters off in your account.":
    "Μπορείτε να απενεργοποιήσετε αυτά τα email στον λογαριασμό σας.",
  "You sign in with it from then on, and our letters go to it.":
    "Από τότε συνδέεστε με αυτήν, και σε αυτήν στέλνουμε τα email μας.",
  "Your account has been created.": "Ο λογαριασμός σας δημιουργήθηκε.",
  "Your account keeps the address of this letter. Every device is signed out, and the password no longer works, nor does what was set up since.":
    "Ο λογαριασμός σας κρατά τη διεύθυνση αυτού του e-mail. Όλες οι συσκευές αποσυνδέονται, και ο κωδικός και ό,τι ρυθμίστηκε από τότε δεν ισχύουν πια.",
  "Your address has an account already. Log in, then tap the button in the letter again.":
    "Η διεύθυνσή σας έχει ήδη λογαριασμό. Συνδεθείτε και πατήστε ξανά το κουμπί στο email.",
  "Your address stays": "Η διεύθυνσή σας μένει",
  "Your authenticator app shows six digits for this account.":
    "Η εφαρμογή ελέγχου ταυτότητας δείχνει έξι ψηφία για αυτόν τον λογαριασμό.",
  "Your code": "Ο κωδικός σας",
  "Your e-mail is changed": "Το email σας άλλαξε",
  "Your words and photo, how guests tip you, your answers to their reviews. It costs you nothing.":
    "Τα κείμενα και τη φωτογραφία σας, τους τρόπους φιλοδωρήματος, τις απαντήσεις σας στις κριτικές. Δεν σας κοστίζει τίποτα.",
  or: "ή",
  "try another address": "δοκιμάστε άλλη διεύθυνση",
  "{free}, then {price} {period}.": "{free}, μετά {price} {period}.",
  "{price} {period}.": "{price} {period}.",
} satisfies Words<"session">;
