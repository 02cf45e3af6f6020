import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "Μια νέα κριτική",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "Μια νέα κριτική στη σελίδα σας έχει σύνδεσμο, διεύθυνση email ή αριθμό τηλεφώνου, μοιάζει με άλλη ή ήρθε μαζί με πολλές. Οι επισκέπτες δεν τη βλέπουν, και δεν μετράει. Την κοιτάζει ένας άνθρωπος· αλλιώς δημοσιεύεται μετά από {days} ημέρες. Τα αστέρια δεν παίζουν ρόλο.",
  "A page of yours is gone": "Μια σελίδα σας δεν υπάρχει πια",
  "A passkey was added": "Προστέθηκε ένα κλειδί πρόσβασης",
  "A passkey was removed": "Αφαιρέθηκε ένα κλειδί πρόσβασης",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "Ένας άνθρωπος κοίταξε την κριτική που αναφέρατε στη σελίδα «{name}» και δεν βρήκε τίποτα που να παραβιάζει τους κανόνες περιεχομένου μας. Μένει.",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "Ένας άνθρωπος κοίταξε την κριτική που αναφέρατε στη σελίδα «{name}» και την έκρυψε.",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "Ένας άνθρωπος κοίταξε αυτή την κριτική και δεν βρήκε τίποτα που να παραβιάζει τους κανόνες περιεχομένου μας. Οι επισκέπτες τη βλέπουν, και μετράει.",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Ένας άνθρωπος κοίταξε αυτή την κριτική και δεν βρήκε τίποτα που να παραβιάζει τους κανόνες περιεχομένου μας. Αφορούσε το άτομο που φορούσε πριν αυτό το καρτελάκι: οι επισκέπτες δεν τη βλέπουν πια ούτως ή άλλως, και δεν μετράει.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "Ένας άνθρωπος κοίταξε αυτή την κριτική και την έκρυψε, επειδή παραβιάζει τους κανόνες περιεχομένου μας: {reason}. Οι επισκέπτες δεν τη βλέπουν πια, και δεν μετράει. Εσείς τη βλέπετε ακόμη στη σελίδα σας.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Ένας άνθρωπος κοίταξε αυτή την κριτική και την έκρυψε, επειδή παραβιάζει τους κανόνες περιεχομένου μας: {reason}. Αφορούσε το άτομο που φορούσε πριν αυτό το καρτελάκι: οι επισκέπτες δεν τη βλέπουν πια ούτως ή άλλως, και δεν μετράει.",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "Ένας άνθρωπος ξανακοίταξε τη σελίδα «{name}», και δεν είναι πια κρυμμένη: όποιος σαρώνει τον κωδικό της τη βρίσκει, όσο ισχύει το πρόγραμμά σας.",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "Ένας άνθρωπος κοίταξε τη σελίδα «{name}» και την έκρυψε, επειδή παραβιάζει τους κανόνες περιεχομένου μας: {reason}. Κανείς εκτός από εσάς δεν τη βλέπει. Ο κωδικός και η διεύθυνσή της μένουν όπως είναι.",
  "A review is held back": "Μια κριτική κρατείται",
  "A review on your page stays": "Μια κριτική στη σελίδα σας μένει",
  "A review on your page was hidden": "Μια κριτική στη σελίδα σας κρύφτηκε",
  "A review on your page was reported": "Αναφέρθηκε μια κριτική στη σελίδα σας",
  "A short thank-you is read by everybody who scans your code.":
    "Ένα σύντομο ευχαριστώ το διαβάζουν όλοι όσοι σαρώνουν τον κωδικό σας.",
  "A way to sign in was changed": "Άλλαξε ένας τρόπος σύνδεσης",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "Αλλάξατε γνώμη ή δεν ήσασταν εσείς; Συνδεθείτε πριν από τότε και κρατήστε τον.",
  "Check your card": "Ελέγξτε την κάρτα σας",
  "Choose a new password": "Επιλογή νέου κωδικού",
  "Confirm this address": "Επιβεβαίωση διεύθυνσης",
  "Confirm your e-mail": "Επιβεβαιώστε το email σας",
  "Confirm your new e-mail": "Επιβεβαιώστε το νέο email σας",
  "Edit my page": "Επεξεργασία της σελίδας μου",
  "How guests can tip you was changed": "Άλλαξαν οι τρόποι φιλοδωρήματος",
  "If it was you, there is nothing to do.": "Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.",
  "It wasn't me": "Δεν ήμουν εγώ",
  "It wasn't you? Then leave this letter alone.": "Δεν ήσασταν εσείς; Τότε αγνοήστε αυτό το email.",
  "Keep my account": "Διατήρηση του λογαριασμού",
  "Keep my page public": "Να μείνει δημόσια η σελίδα μου",
  "Look at the page": "Δείτε τη σελίδα",
  "Look at your account": "Δείτε τον λογαριασμό σας",
  "Look at your dashboard": "Δείτε τον πίνακα ελέγχου σας",
  "Look at your profile": "Δείτε το προφίλ σας",
  "New recovery codes were made": "Δημιουργήθηκαν νέοι κωδικοί ανάκτησης",
  "New reviews": "Νέες κριτικές",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "Δεν το είχατε συμφωνήσει; Διορθώστε το αμέσως και αφαιρέστε τον χρήστη {username} από όσους επεξεργάζονται τη σελίδα σας.",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "Δεν το περιμένατε; Ρωτήστε όποιον διαχειρίζεται τη σελίδα και κρατήστε αυτό το email.",
  "Not you? Change your password at once, and sign out all other devices there.":
    "Δεν ήσασταν εσείς; Αλλάξτε αμέσως τον κωδικό σας και αποσυνδέστε εκεί όλες τις άλλες συσκευές.",
  "Not you? Leave this letter alone; nothing changes.":
    "Δεν ήσασταν εσείς; Αγνοήστε αυτό το email· τίποτα δεν αλλάζει.",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "Δεν ήσασταν εσείς; Διορθώστε το αμέσως, αλλάξτε τον κωδικό σας και αποσυνδέστε όλες τις άλλες συσκευές από τον λογαριασμό σας.",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "Τίποτα δεν διαγράφεται όταν λήγει μια δοκιμή. Μπορείτε να απενεργοποιήσετε αυτό το email στον λογαριασμό σας.",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "Συχνά έχει λήξει η κάρτα, ή η τράπεζα θέλει να επιβεβαιώσετε την πληρωμή.",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "Στις {date} η σελίδα σας παύει να είναι δημόσια: όποιος σαρώνει τον κωδικό σας δεν θα σας βρίσκει. Με συνδρομή, μένει.",
  "Our rules": "Οι κανόνες μας",
  "Read and reply": "Διαβάστε και απαντήστε",
  "Read it": "Διαβάστε τη",
  "Reset your password": "Επαναφέρετε τον κωδικό σας",
  Somebody: "κάποιου άλλου",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "Κάποιος ζήτησε νέο κωδικό πρόσβασης για τον λογαριασμό σας στο Lanyard. Αν ήσασταν εσείς, το κουμπί λειτουργεί για 30 λεπτά.",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "Κάποιος μας είπε ότι κάτι δεν πάει καλά με αυτή την κριτική. Μένει στη σελίδα σας μέχρι να την κοιτάξει ένας άνθρωπος.",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "Κάποιος θέλει να χρησιμοποιήσει αυτή τη διεύθυνση για τον λογαριασμό του στο Lanyard. Αν είστε εσείς, επιβεβαιώστε τη: από εκεί και πέρα συνδέεστε με αυτήν.",
  "Somebody was invited to edit your page": "Κάποιος προσκλήθηκε να επεξεργαστεί τη σελίδα σας",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "Κάποιος που έχει συνδεθεί στον λογαριασμό σας στο Lanyard ζήτησε άλλη διεύθυνση στη θέση αυτής. Αν δεν ήσασταν εσείς, ανακαλέστε το: ο λογαριασμός σας κρατά αυτή τη διεύθυνση, όλες οι συσκευές αποσυνδέονται, ο κωδικός δεν ισχύει πια και ό,τι ρυθμίστηκε από τότε για σύνδεση ή για επεξεργασία των σελίδων σας αφαιρείται.",
  "Stop these letters": "Διακοπή αυτών των email",
  "Take it back": "Ανάκληση",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "Ευχαριστούμε. Η αναφορά σας για αυτή την κριτική στη σελίδα «{name}» έφτασε. Ένας άνθρωπος τη διαβάζει και αποφασίζει· θα σας πούμε πώς.",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "Το κουμπί λειτουργεί για 24 ώρες. Δεν ήσασταν εσείς; Αγνοήστε αυτό το email.",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "Το κουμπί λειτουργεί για 7 ημέρες, και μετά την αλλαγή. Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "Το κουμπί λειτουργεί για 7 ημέρες. Δεν σας κοστίζει τίποτα. Δεν ξέρετε ποιος είναι; Αγνοήστε αυτό το email.",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "Το κουμπί λειτουργεί για 7 ημέρες. Δεν ήσασταν εσείς; Αγνοήστε αυτό το email.",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "Το κουμπί λειτουργεί για 7 ημέρες. Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "Η τελευταία πληρωμή για το πρόγραμμά σας δεν ολοκληρώθηκε. Η σελίδα σας είναι ακόμη δημόσια, και δοκιμάζουμε ξανά.",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "Ο κάτοχος της σελίδας σας άλλαξε τους τρόπους φιλοδωρήματος στη σελίδα: {name}.",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "Η σελίδα για την οποία θα σας μιλούσε αυτό το email έχει στο μεταξύ διαγραφεί.",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "Ο κωδικός πρόσβασης του λογαριασμού σας στο Lanyard άλλαξε, και όλες οι άλλες συσκευές αποσυνδέθηκαν.",
  "The review is gone": "Η κριτική δεν υπάρχει πια",
  "The review stays": "Η κριτική μένει",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "Η κριτική για την οποία θα σας μιλούσε αυτό το email έχει στο μεταξύ αφαιρεθεί.",
  "The review that you reported has been removed.": "Η κριτική που αναφέρατε αφαιρέθηκε.",
  "The review was hidden": "Η κριτική κρύφτηκε",
  "There is nothing to do.": "Δεν χρειάζεται να κάνετε τίποτα.",
  "There is nothing to do. We send at most one such letter a day.":
    "Δεν χρειάζεται να κάνετε τίποτα. Στέλνουμε το πολύ ένα τέτοιο email την ημέρα.",
  "There is nothing to do. We tell you what we decide.":
    "Δεν χρειάζεται να κάνετε τίποτα. Θα σας πούμε τι αποφασίσαμε.",
  "There were new reviews, which are gone again.": "Υπήρχαν νέες κριτικές, που δεν υπάρχουν πια.",
  "This changes how you sign in to your Lanyard account.":
    "Αυτό αλλάζει τον τρόπο που συνδέεστε στον λογαριασμό σας στο Lanyard.",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "Αυτό αλλάζει τον τρόπο σύνδεσης στον λογαριασμό σας στο Lanyard. Αν δεν ήσασταν εσείς, ανακαλέστε το: ό,τι προστέθηκε αφαιρείται, όλες οι συσκευές αποσυνδέονται και ο κωδικός δεν ισχύει πια.",
  "This wasn't me": "Δεν ήμουν εγώ",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "Αργά για το κουμπί; Το «Ξεχάσατε τον κωδικό σας;» στη σελίδα σύνδεσης στέλνει άλλο.",
  "Two-step verification was turned off": "Η επαλήθευση σε δύο βήματα απενεργοποιήθηκε",
  "Two-step verification was turned on": "Η επαλήθευση σε δύο βήματα ενεργοποιήθηκε",
  "Use this address": "Χρήση αυτής της διεύθυνσης",
  "We have hidden a page of yours": "Κρύψαμε μια σελίδα σας",
  "We have your report": "Λάβαμε την αναφορά σας",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "Απενεργοποιήσαμε την επαλήθευση σε δύο βήματα στον λογαριασμό σας στο Lanyard: για σύνδεση αρκεί ο κωδικός σας. Μπορείτε να την ενεργοποιήσετε ξανά στον λογαριασμό σας.",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "Καλώς ήρθατε στο Lanyard. Επιβεβαιώστε ότι αυτή η διεύθυνση είναι δική σας, ώστε να σας βρίσκουμε όταν χρειάζεται.",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "Ό,τι είχε ρυθμιστεί πριν επιβεβαιωθεί αυτή η διεύθυνση αφαιρέθηκε, γιατί μπορεί να το είχε κάνει κάποιος άλλος: {list}.",
  "You can edit your page": "Μπορείτε να επεξεργαστείτε τη σελίδα σας",
  "You changed how guests can tip on {name}'s page.":
    "Αλλάξατε τους τρόπους φιλοδωρήματος στη σελίδα: {name}.",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "Διαφωνείτε; Απαντήστε μέσω της επικοινωνίας στα στοιχεία παρόχου μας: ένας άνθρωπος το ξανακοιτάζει.",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "Λαμβάνετε αυτό το email επειδή κάποιος ανέφερε μια κριτική στο Lanyard και άφησε αυτή τη διεύθυνση.",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "Λαμβάνετε αυτό το email επειδή κάποιος με λογαριασμό στο Lanyard προσκάλεσε αυτή τη διεύθυνση.",
  "You get this because your address has an account with Lanyard.":
    "Λαμβάνετε αυτό το email επειδή η διεύθυνσή σας έχει λογαριασμό στο Lanyard.",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "Ο λογαριασμός σας στο Lanyard, με τις σελίδες, τις ξεναγήσεις, τις κριτικές και τις εικόνες του, θα διαγραφεί στις {date}. Οι σελίδες σας είναι κρυμμένες από τώρα, και το πρόγραμμά σας έληξε.",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "Ο λογαριασμός σας στο Lanyard είναι πάλι δικός σας: όλες οι συσκευές αποσυνδέθηκαν και ο παλιός κωδικός δεν ισχύει πια. Επιλέξτε νέο· το κουμπί λειτουργεί για 30 λεπτά.",
  "Your account will be deleted": "Ο λογαριασμός σας θα διαγραφεί",
  "Your e-mail is being changed": "Το email σας αλλάζει",
  "Your page can be seen again": "Η σελίδα σας φαίνεται ξανά",
  "Your password was changed": "Ο κωδικός σας άλλαξε",
  "Your payment failed": "Η πληρωμή σας απέτυχε",
  passkeys: "κλειδιά πρόσβασης",
  "two-step verification": "επαλήθευση σε δύο βήματα",
  "editors and invitations": "συντάκτες και προσκλήσεις",
  "{count} or more people wrote a review since our last letter.":
    "Τουλάχιστον {count} άτομα έγραψαν κριτική από το τελευταίο μας email.",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "Μπορεί να επεξεργάζεται μια σελίδα σας, και το πώς αφήνουν φιλοδώρημα οι επισκέπτες σε αυτήν: {email}. Αν δεν στείλατε εσείς την πρόσκληση, ανακαλέστε τη: η πρόσβαση παύει, όλες οι συσκευές αποσυνδέονται και ο κωδικός δεν ισχύει πια.",
  "{label}:": "{label}:",
  "{name}, on {guide}'s page": "{name}, στη σελίδα «{guide}»",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "Κάποιος που είναι συνδεδεμένος στον λογαριασμό σας στο Lanyard διέγραψε μια σελίδα ({name}). Οι κριτικές και οι εικόνες της χάθηκαν και ο κωδικός της δεν οδηγεί πια πουθενά.",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "Ο λογαριασμός {owner} έχει στο Lanyard μια σελίδα που ανοίγουν οι επισκέπτες σαρώνοντας το καρτελάκι σας, και σας αφήνει να την επεξεργαστείτε: τα λόγια και τη φωτογραφία σας, τους τρόπους να σας δώσουν φιλοδώρημα και τις απαντήσεις σας στις κριτικές τους.",
  "Your trial ends in {count} days": {
    one: "Η δοκιμή σας λήγει σε {count} ημέρα",
    other: "Η δοκιμή σας λήγει σε {count} ημέρες",
  },
  "{count} people wrote a review since our last letter.": {
    one: "Κάποιος έγραψε κριτική από το τελευταίο μας email.",
    other: "{count} άτομα έγραψαν κριτική από το τελευταίο μας email.",
  },
  "{rating} of 5 stars": "{rating} από 5 αστέρια",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "Ο χρήστης {username}, που την επεξεργάζεται, άλλαξε τους τρόπους φιλοδωρήματος στη σελίδα: {name}.",
} satisfies Words<LetterText, LetterPlural>;
