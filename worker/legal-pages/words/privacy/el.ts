import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "Όταν σαρώνετε ένα καρτελάκι, το τηλέφωνό σας μας ζητά μια σελίδα. Το Cloudflare βλέπει τη διεύθυνση δικτύου του τηλεφώνου σας για να απαντήσει. Η ανάγνωση μιας σελίδας δεν αφήνει <b>κανένα cookie</b>, και δεν σας ακολουθούμε από σελίδα σε σελίδα.",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "Για τον ξεναγό <b>μετράμε</b> πόσες φορές ανοίγει η σελίδα, ποια ημέρα και ώρα, από ποιον τυπωμένο κωδικό, και πόσες φορές πατιούνται τα κουμπιά της για φιλοδώρημα, επικοινωνία, εμπειρίες, κριτικές και κοινοποίηση. Είναι αθροίσματα: τίποτα από το τηλέφωνο, τη διεύθυνση ή την ταυτότητά σας δεν αποθηκεύεται μαζί τους, οπότε κανείς δεν ξεχωρίζει την επίσκεψή σας από άλλη. Για να μη μετρούν ξανά και ξανά οι ανανεώσεις, το Cloudflare μετρά τις επισκέψεις μιας διεύθυνσης δικτύου για ένα λεπτό.",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "Αν γράψετε κριτική, κρατάμε το όνομά σας όπως το γράψατε, τα αστέρια και το κείμενο, και τα δείχνουμε στη σελίδα. Δεν χρειάζεται λογαριασμός ούτε email. Για να αφαιρεθεί, ζητήστε το από τον ξεναγό ή από εμάς.",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "Οι σύνδεσμοι για φιλοδώρημα, κρατήσεις και κοινωνικά δίκτυα οδηγούν σε άλλες υπηρεσίες· ό,τι κάνετε εκεί είναι μεταξύ εσάς, εκείνων και του ξεναγού. Μια σελίδα μπορεί επίσης να δείχνει εικόνα που βρίσκεται σε άλλον ιστότοπο: τότε το τηλέφωνό σας τη ζητά από εκεί.",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "Κρατάμε ό,τι βάζετε στη σελίδα σας, το όνομα και το email με τα οποία εγγράφεστε, και την κατάσταση της συνδρομής σας. Ό,τι βάζετε στη σελίδα σας είναι <b>δημόσιο</b>, και οι σύνδεσμοι πληρωμής και τα τηλέφωνα. Για λογαριασμό χρειάζονται όνομα, email και κωδικός· όλα τα άλλα είναι στο χέρι σας.",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "Αν τη σελίδα σας την έχει διοργανωτής, μπορείτε να την επεξεργάζεστε με δικό σας λογαριασμό μόλις σας προσκαλέσει: βλέπει το email του, και ότι την επεξεργάζεστε. Ό,τι υπάρχει στη σελίδα μένει δικό του να το αλλάξει, να το παραδώσει και να το διαγράψει· όταν παραδοθεί, η φωτογραφία, τα λόγια, οι επαφές και οι σύνδεσμοί σας διαγράφονται, και τις κριτικές για εσάς τις διαβάζει μόνο ο διοργανωτής. Αν προσκαλέσετε κάποιον, γράφουμε στη διεύθυνση που δίνετε, και την ξεχνάμε μετά από επτά ημέρες αν δεν δεχτεί.",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "Σας γράφουμε μόνο για τον λογαριασμό σας: συνδέσμους που ζητήσατε, και τι συμβαίνει με τον κωδικό, το πρόγραμμα ή τη σελίδα σας. Δύο είδη απενεργοποιούνται: αυτό πριν λήξει μια δοκιμή, και αυτό για νέες κριτικές.",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "Όλα είναι απολύτως απαραίτητα για όσα ζητήσατε· γι’ αυτό δεν σας ρωτά κανένα πλαίσιο (άρθρο 5 παρ. 3 της οδηγίας ePrivacy). Κανένας άλλος ιστότοπος δεν μπορεί να τα διαβάσει, και κανένα δεν σας ακολουθεί.",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "Οι σελίδες μας αφήνουν επίσης σύντομες σημειώσεις στον αποθηκευτικό χώρο του προγράμματος περιήγησής σας, για παράδειγμα ώστε ένα μήνυμα να επιζεί στο πέρασμα στην επόμενη σελίδα, ή να μαθαίνουν οι άλλες καρτέλες ότι αποσυνδεθήκατε. Η λειτουργία τσέπης κρατά εκεί τους κωδικούς σας, ώστε να ανοίγουν χωρίς δίκτυο, μέχρι να αποσυνδεθείτε. Δεν φεύγουν ποτέ από τη συσκευή σας.",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "Κάτω από κάθε γραμμή γράφει πού φυλάσσεται και γιατί μας επιτρέπεται (GDPR). <b>Σύμβαση</b>: το χρειαζόμαστε για να σας δώσουμε αυτό για το οποίο εγγραφήκατε, άρθρο 6 παρ. 1 στοιχείο β΄. <b>Έννομο συμφέρον</b>: κρατά τον ιστότοπο ασφαλή και χρήσιμο, και τα συμφέροντά σας δεν υπερισχύουν, άρθρο 6 παρ. 1 στοιχείο στ΄· μπορείτε να αντιταχθείτε.",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>Δείτε τα και πάρτε τα μαζί σας</b>: το «Λήψη όλων» στη σελίδα <a>Λογαριασμός</a> σας δίνει όσα έχουμε δικά σας σε ένα αρχείο που διαβάζουν και άλλα προγράμματα (άρθρα 15 και 20 GDPR).",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>Διορθώστε τα</b>: στη σελίδα και στον λογαριασμό σας, οποτεδήποτε (άρθρο 16).",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>Ζητήστε να σβηστούν</b>: διαγράψτε τον λογαριασμό σας στη σελίδα <a>Λογαριασμός</a>. Οι σελίδες σας κρύβονται αμέσως· για {time} μπορείτε να αλλάξετε γνώμη, μετά φεύγουν όλα (άρθρο 17).",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>Περιορίστε ή αντιταχθείτε</b>: γράψτε μας, με δικό σας λόγο όπου στηριζόμαστε στο έννομο συμφέρον μας (άρθρα 18 και 21).",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "Επισκέπτες, ή όποιος προτιμά να γράψει: {contact}. Απαντά άνθρωπος, μέσα σε έναν μήνα.",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "Μπορείτε επίσης να παραπονεθείτε σε μια αρχή προστασίας δεδομένων, όπως εκείνη του τόπου όπου ζείτε ή εργάζεστε, ή της έδρας μας (άρθρο 77).",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "Καμία απόφαση για εσάς δεν παίρνεται μόνο από μηχανή, και δεν φτιάχνεται προφίλ σας (άρθρο 22).",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "Τι αποθηκεύει το Lanyard για επισκέπτες και ξεναγούς, πού, για πόσο και γιατί, και τι μπορείτε να κάνετε.",
  "Guests need no account, and reading a page leaves no cookie.":
    "Οι επισκέπτες δεν χρειάζονται λογαριασμό, και η ανάγνωση μιας σελίδας δεν αφήνει cookie.",
  "Tips go from guest to guide. We never see the money.":
    "Τα φιλοδωρήματα πάνε από τον επισκέπτη στον ξεναγό. Δεν βλέπουμε ποτέ τα χρήματα.",
  "Guides can download or delete everything, any time.":
    "Οι ξεναγοί μπορούν να κατεβάσουν ή να διαγράψουν τα πάντα, οποτεδήποτε.",
  "No advertising, no tracking, no selling.": "Χωρίς διαφήμιση, χωρίς παρακολούθηση, χωρίς πώληση.",
  "Who answers for it": "Ποιος ευθύνεται",
  "If you are a guest": "Αν είστε επισκέπτης",
  "If you are a guide": "Αν είστε ξεναγός",
  Cookies: "Τα cookies",
  "What is stored, and how long": "Τι αποθηκεύεται, και για πόσο",
  "Who else sees it": "Ποιος άλλος το βλέπει",
  "Your rights": "Τα δικαιώματά σας",
  "How long:": "Για πόσο:",
  "Cookie, and what it is for": "Cookie, και σε τι χρησιμεύει",
  "How long": "Για πόσο",
  "What, and why": "Τι, και γιατί",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}, ή μέχρι να αποσυνδεθείτε· αν δεν χρησιμοποιηθεί για {idle}, δεν ισχύει πια",
  "Keeps you signed in. Set when you register or log in.":
    "Σας κρατά συνδεδεμένους. Τοποθετείται όταν εγγράφεστε ή συνδέεστε.",
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "Περιέχει τη γλώσσα του λογαριασμού σας, ώστε οι σελίδες μας να εμφανίζονται σε αυτήν. Ορίζεται όταν εγγράφεστε ή συνδέεστε.",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "Λέει στις σελίδες μας ότι ίσως έχετε συνδεθεί, ώστε να ρωτούν μόνο τότε. Περιέχει ένα 1.",
  "{life}, or until you log out": "{life}, ή μέχρι να αποσυνδεθείτε",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "Λέει ότι έχετε ξανασυνδεθεί σε αυτή τη συσκευή, ώστε όποιος μαντέψει αλλού τον κωδικό σας να μην μπορεί να σας κλειδώσει έξω.",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "Θυμάται τη γλώσσα που επιλέξατε στη σελίδα ενός ξεναγού. Τοποθετείται όταν επιλέγετε μία.",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "Θυμάται τη χώρα όπου είπατε ότι έχετε τράπεζα, ώστε η σελίδα φιλοδωρήματος να ξεκινά με τους τρόπους που λειτουργούν εκεί. Τοποθετείται όταν επιλέγετε μία.",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "Λέει πόσο νέα πρέπει να είναι τα δεδομένα που βλέπετε, ώστε να βλέπετε τη δική σας κριτική. Τοποθετείται όταν στέλνετε κάτι χωρίς να έχετε συνδεθεί.",
  "Keeps the operator’s own staff signed in.": "Κρατά συνδεδεμένο το προσωπικό του διαχειριστή.",
  "The same as for guides, for the operator’s own staff.":
    "Το ίδιο όπως για τους ξεναγούς, για το προσωπικό του διαχειριστή.",
  "This site sends no e-mail.": "Αυτός ο ιστότοπος δεν στέλνει email.",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "Η υπηρεσία <b>{service}</b> στέλνει τα email μας. Παίρνει τη διεύθυνσή σας και το email.",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "Το <b>Cloudflare</b> (Cloudflare, Inc., ΗΠΑ) έχει τα μηχανήματα: παραδίδει τις σελίδες και αποθηκεύει για εμάς όσα λέει ο παραπάνω πίνακας, με σύμβαση ως εκτελών την επεξεργασία.",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "Το <b>Stripe</b> (Stripe Payments Europe, Ltd., Ιρλανδία, και Stripe, Inc., ΗΠΑ) εισπράττει τη συνδρομή. Παίρνει από εμάς το email και τον αριθμό λογαριασμού του ξεναγού, και από τον ξεναγό την κάρτα· εμείς δεν βλέπουμε ούτε κρατάμε ποτέ κάρτα. Το Stripe φυλάσσει τα τιμολόγια όσο ζητά ο νόμος, εν μέρει με δική του ευθύνη.",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "Το <b>Cloudflare Turnstile</b> ξεχωρίζει ανθρώπους από μηχανές μόλις αγγίξετε τη φόρμα κριτικής: το script του τρέχει τότε στο πρόγραμμα περιήγησής σας και κοιτάζει πώς φέρεται. Δεν τοποθετεί δικό μας cookie.",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>Οι υπηρεσίες push των Google, Mozilla, Apple και Microsoft</b> μεταφέρουν ειδοποιήσεις στις συσκευές όπου τις ζήτησαν οι ξεναγοί. Δεν μπορούν να τις διαβάσουν.",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "Η <b>Μετάφραση Google</b> παίρνει τα λόγια ενός ξεναγού ή επισκέπτη όταν πατήσετε «Μετάφραση» δίπλα τους, με τη διεύθυνσή σας όπως κάθε ιστότοπος που επισκέπτεστε. Πριν, δεν στέλνεται τίποτα.",
  "Nobody else. No advertising, no analytics service, no selling.":
    "Κανείς άλλος. Χωρίς διαφήμιση, χωρίς υπηρεσία ανάλυσης, χωρίς πώληση.",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "Το Cloudflare και το Stripe εργάζονται σε πολλές χώρες. Όπου δεδομένα φεύγουν από τον Ευρωπαϊκό Οικονομικό Χώρο προς τις ΗΠΑ, αυτό στηρίζεται στο Πλαίσιο Προστασίας Δεδομένων ΕΕ–ΗΠΑ και στις τυποποιημένες συμβατικές ρήτρες της Ευρωπαϊκής Επιτροπής.",
} satisfies Words<PrivacyText>;
