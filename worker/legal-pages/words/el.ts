import type { LegalWords } from "./legal-text.ts";

export const words = {
  Privacy: "Απόρρητο",
  Terms: "Όροι",
  Imprint: "Στοιχεία παρόχου",
  "Skip to content": "Μετάβαση στο περιεχόμενο",
  Main: "Κύριο μενού",
  Features: "Δυνατότητες",
  About: "Σχετικά",
  "Log in": "Σύνδεση",
  "Sign up": "Εγγραφή",
  Legal: "Νομικές πληροφορίες",
  Languages: "Γλώσσες",
  "In force since {date}": "Σε ισχύ από: {date}",
  "The short of it": "Με λίγα λόγια",
  "On this page": "Σε αυτή τη σελίδα",
  "This is a translation. Binding is <a>the English text</a>.":
    "Αυτή είναι μετάφραση. Δεσμευτικό είναι <a>το αγγλικό κείμενο</a>.",
  name: "όνομα",
  "postal address": "ταχυδρομική διεύθυνση",
  "e-mail address": "διεύθυνση email",
  "The operator of this site has not filled in their {list} yet.":
    "Ο διαχειριστής αυτού του ιστότοπου δεν έχει συμπληρώσει ακόμη: {list}.",
  "an e-mail address that the operator of this site has not filled in yet":
    "μια διεύθυνση email που ο διαχειριστής αυτού του ιστότοπου δεν έχει συμπληρώσει ακόμη",
  "E-mail: {address}": "Email: {address}",
  "Who runs this Lanyard site and how to reach them.":
    "Ποιος διαχειρίζεται αυτόν τον ιστότοπο Lanyard και πώς θα τον βρείτε.",
  "Who runs this site": "Ποιος διαχειρίζεται αυτόν τον ιστότοπο",
  "Who is responsible for what": "Ποιος ευθύνεται για τι",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "Ευθυνόμαστε για τον ίδιο τον ιστότοπο. Η σελίδα ενός ξεναγού, οι ξεναγήσεις σε αυτήν και οι σύνδεσμοι όπου οδηγεί ανήκουν στον ξεναγό· τις κριτικές τις γράφουν οι επισκέπτες. Αν κάτι εκεί είναι παράνομο, πείτε μας το στην παραπάνω διεύθυνση: πώς γίνεται, το λένε οι <a>όροι</a>.",
  "How we handle personal data is in <a>Privacy</a>.":
    "Πώς χειριζόμαστε τα προσωπικά δεδομένα, το λέει το <a>Απόρρητο</a>.",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "Το Lanyard δίνει σε κάθε ξεναγό μια δημόσια σελίδα και έναν κωδικό QR που οδηγεί σε αυτήν, με επικοινωνία, συνδέσμους για φιλοδώρημα, κριτικές και εμπειρίες. Οι διοργανωτές μπορούν να έχουν έως τρεις σελίδες. Η ανάγνωση μιας σελίδας και η συγγραφή μιας κριτικής είναι δωρεάν και δεν χρειάζονται λογαριασμό.",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "Αυτοί οι όροι είναι η σύμβαση ανάμεσα στον διαχειριστή αυτού του ιστότοπου, που αναφέρεται παρακάτω, και σε όποιον έχει λογαριασμό. Πρέπει να έχετε την ηλικία για να συνάπτετε συμβάσεις. Κρατήστε τον κωδικό σας για εσάς, και τη σελίδα σας αληθινή.",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>Οι επισκέπτες πληρώνουν απευθείας τους ξεναγούς</b>, με τις υπηρεσίες που έχει συνδέσει ο ξεναγός. Δεν συμμετέχουμε: δεν παίρνουμε μερίδιο, δεν αγγίζουμε ποτέ τα χρήματα και δεν μπορούμε να τα επιστρέψουμε. Το ίδιο ισχύει για ξεναγήσεις και κρατήσεις: η σύμβασή σας είναι με τον ξεναγό ή τον διοργανωτή.",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "Ένας λογαριασμός ξεκινά με δωρεάν δοκιμή. Διάρκεια: {time}. Λήγει μόνη της και δεν κοστίζει τίποτα· χωρίς συνδρομή, η σελίδα τότε κρύβεται, και τίποτα σε αυτήν δεν χάνεται.",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "Μια σελίδα είναι δημόσια όσο ισχύει συνδρομή· χωρίς αυτήν κρύβεται, και τίποτα σε αυτήν δεν χάνεται.",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "Η συνδρομή συνάπτεται και πληρώνεται στο Stripe. <b>Η τιμή και η περίοδος εμφανίζονται πριν πληρώσετε.</b> Ανανεώνεται στο τέλος κάθε περιόδου μέχρι να την ακυρώσετε. Μπορείτε να ακυρώσετε <b>οποτεδήποτε</b>, από τον πίνακα ελέγχου σας ή με μήνυμα σε εμάς· τότε ισχύει μέχρι το τέλος της πληρωμένης περιόδου. Αν αλλάξει μια τιμή, σας το λέμε πριν ισχύσει για εσάς, και μπορείτε να φύγετε.",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "Αν είστε καταναλωτής στην Ευρωπαϊκή Ένωση, μπορείτε να υπαναχωρήσετε από τη συνδρομή μέσα σε <b>14 ημέρες</b> από τη σύναψή της, χωρίς αιτιολογία. Αρκεί ένα σαφές μήνυμα στη διεύθυνση {contact} πριν περάσουν· παίρνετε πίσω τα χρήματά σας μέσα σε 14 ημέρες, με τον τρόπο που πληρώσατε. Αν μας ζητήσατε να ξεκινήσουμε αμέσως, ο νόμος ίσως μας επιτρέπει να κρατήσουμε ένα μέρος για τις ημέρες που πέρασαν. Τα άλλα δικαιώματα που σας δίνει ο νόμος μένουν όπως είναι.",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "Μπορείτε να διαγράψετε τον λογαριασμό σας οποτεδήποτε στη σελίδα <a>Λογαριασμός</a>: οι σελίδες κρύβονται και η συνδρομή λήγει αμέσως· για {time} μπορείτε να αλλάξετε γνώμη, μετά διαγράφονται όλα. Μπορούμε να τερματίσουμε μια σύμβαση με προειδοποίηση ενός μήνα, ή αμέσως για σοβαρό λόγο· ό,τι πληρώσατε και δεν λάβατε επιστρέφεται τότε.",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "Διαχειριζόμαστε τον ιστότοπο με φροντίδα, αλλά δεν μπορούμε να υποσχεθούμε ότι θα είναι πάντα εδώ. Ευθυνόμαστε χωρίς όριο για δόλο και βαριά αμέλεια, για βλάβη της ζωής, του σώματος και της υγείας, και όπου ο νόμος δεν επιτρέπει όριο. Για ελαφρά αμέλεια ευθυνόμαστε μόνο αν παραβούμε υποχρέωση στην οποία στηρίζεται η σύμβαση, και τότε για τη ζημία που ήταν αναμενόμενη. Για όσα δημοσιεύουν ξεναγοί και επισκέπτες ευθυνόμαστε όπως λέει ο νόμος: μόλις μάθουμε ότι είναι παράνομα, ενεργούμε.",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "Ισχύει το δίκαιο της έδρας του διαχειριστή. Οι καταναλωτές διατηρούν την προστασία που τους δίνει το δίκαιο της χώρας όπου ζουν, και μπορούν να πάνε στα δικαστήρια εκεί. Δεν συμμετέχουμε σε επίλυση διαφορών ενώπιον φορέα καταναλωτικής διαμεσολάβησης, εκτός αν μας υποχρεώνει ο νόμος.",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "Αν αλλάξουμε αυτούς τους όρους, οι κάτοχοι λογαριασμών το μαθαίνουν τουλάχιστον 30 ημέρες πριν· όποιος δεν συμφωνεί μπορεί να φύγει.",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Οι όροι του Lanyard: τι είναι, φιλοδωρήματα, περιεχόμενο και κριτικές, δοκιμή και συνδρομή, ευθύνη.",
  "A page for your badge; you answer for what is on it.":
    "Μια σελίδα για το καρτελάκι σας· για όσα λέει, ευθύνεστε εσείς.",
  "Tips go from guest to guide. We never touch the money.":
    "Τα φιλοδωρήματα πάνε από τον επισκέπτη στον ξεναγό. Δεν αγγίζουμε ποτέ τα χρήματα.",
  "The price is shown before you pay; cancel any time.":
    "Η τιμή εμφανίζεται πριν πληρώσετε· ακυρώνετε οποτεδήποτε.",
  "Report what shouldn’t be here: a person decides.":
    "Αναφέρετε ό,τι δεν πρέπει να είναι εδώ: αποφασίζει άνθρωπος.",
  "What this is": "Τι είναι αυτό",
  "Tips and tours": "Φιλοδωρήματα και ξεναγήσεις",
  "What may be on a page": "Τι μπορεί να υπάρχει σε μια σελίδα",
  "Reporting, and what happens then": "Αναφορά, και τι γίνεται μετά",
  "Trial and subscription": "Δοκιμή και συνδρομή",
  "Withdrawal for consumers": "Υπαναχώρηση για καταναλωτές",
  Leaving: "Αποχώρηση",
  Liability: "Ευθύνη",
  "Law, changes, and who we are": "Δίκαιο, αλλαγές και ποιοι είμαστε",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "Οι σελίδες, οι εικόνες, οι εμπειρίες και οι κριτικές προέρχονται από ξεναγούς, διοργανωτές και επισκέπτες. Μη δημοσιεύετε ό,τι είναι παράνομο, ό,τι δεν είναι δικό σας να το δείξετε, ό,τι παριστάνει κάποιον άλλο, ό,τι προσβάλλει, απειλεί ή εξαπατά, διαφήμιση που δεν έχει σχέση με την ξενάγηση, ή προσωπικά στοιχεία άλλων.",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>Οι κριτικές</b> είναι γνώμες επισκεπτών· δεν ελέγχουμε αν κάποιος ήταν στην ξενάγηση, και οι σελίδες το λένε. Ο ξεναγός μπορεί να απαντήσει σε μια κριτική, να απενεργοποιήσει τις κριτικές ή να αφαιρέσει μία· η σελίδα δείχνει τότε πόσες αφαιρέθηκαν. Κανείς δεν μπορεί να κρίνει τη δική του σελίδα, και περιορίζουμε πόσες κριτικές στέλνει ένα δίκτυο. Κανένας αλγόριθμος δεν κατατάσσει τις κριτικές: οι νεότερες είναι πρώτες. Μια κριτική με σύνδεσμο, διεύθυνση email ή αριθμό τηλεφώνου, μια σχεδόν ίδια με άλλη και όσες έρχονται μαζικά κρατούνται: τις κοιτάζει ένας άνθρωπος, και ό,τι δεν κρύψει κανείς δημοσιεύεται μετά από {time}. Τα αστέρια δεν παίζουν ρόλο.",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "Ό,τι παραβιάζει τον νόμο ή αυτούς τους κανόνες, το κρύβουμε ή το αφαιρούμε. Όποιος το κάνει ξανά και ξανά, ή σοβαρά, μπορεί να χάσει τον λογαριασμό. Αποφασίζει άνθρωπος, ποτέ μόνο μια μηχανή.",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "Κάτω από κάθε κριτική υπάρχει «Αναφορά». Ο καθένας μπορεί επίσης να αναφέρει οτιδήποτε στη διεύθυνση {contact}. Πείτε μας <b>πού</b> βρίσκεται (η διεύθυνση της σελίδας, και ποια κριτική ή εικόνα), <b>γιατί</b> πιστεύετε ότι παραβιάζει τον νόμο ή αυτούς τους κανόνες, το <b>όνομα και το email σας</b> (δεν χρειάζονται όταν πρόκειται για σεξουαλική κακοποίηση παιδιών), και ότι πιστεύετε καλόπιστα πως όσα λέτε είναι σωστά και πλήρη.",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "Επιβεβαιώνουμε ότι η αναφορά σας ήρθε, αποφασίζουμε χωρίς καθυστέρηση και με προσοχή, και σας λέμε τι αποφασίσαμε.",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "Όποιος το δημοσίευσε μαθαίνει τι κάναμε και γιατί: τι αφορά, τα γεγονότα, τον νόμο ή τον κανόνα, και πώς να αντιταχθεί.",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "Και οι δύο πλευρές μπορούν να αντιταχθούν απαντώντας· ένας άνθρωπος το ξανακοιτάζει. Τα δικαστήρια μένουν ανοιχτά σε κάθε περίπτωση.",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "Η ίδια διεύθυνση είναι το σημείο επαφής μας για τις αρχές και για όσους χρησιμοποιούν τον ιστότοπο, στα αγγλικά (άρθρα 11, 12, 14, 16 και 17 της Πράξης για τις Ψηφιακές Υπηρεσίες).",
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
  "{time} after you ask us to delete the account": "{time} αφότου μας ζητήσετε να διαγράψουμε τον λογαριασμό",
  "until you delete it, or {time} after you ask us to delete your account":
    "μέχρι να το διαγράψετε, ή {time} αφότου μας ζητήσετε να διαγράψουμε τον λογαριασμό σας",
  Accounts: "Λογαριασμοί",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Όνομα, email, ο κωδικός ως κατακερματισμένη τιμή με αλάτι, ξεναγός ή διοργανωτής, το όνομα του διοργανωτή, η κατάσταση δοκιμής και συνδρομής με τους αριθμούς του Stripe, πότε τερματίστηκαν συνδέσεις, αν τα email στη διεύθυνση επιστρέφουν και ποια δέχεστε, η γλώσσα σας, το κρυπτογραφημένο μυστικό της εφαρμογής ελέγχου ταυτότητας με τις κατακερματισμένες τιμές των κωδικών ανάκτησης, και πότε μας ζητήσατε να διαγράψουμε τον λογαριασμό.",
  "To let you in, to bill you, to reach you.": "Για να μπαίνετε, να σας χρεώνουμε, να σας βρίσκουμε.",
  contract: "σύμβαση",
  "Pages and experiences": "Σελίδες και εμπειρίες",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "Ό,τι βάζουν ξεναγοί και διοργανωτές στις σελίδες τους: όνομα, πώς να τους φωνάζουν, λόγια με τις γλώσσες και τις μεταφράσεις τους, γλώσσες που μιλούν, επικοινωνία, σύνδεσμοι για φιλοδώρημα, σύνδεσμοι σε κριτικές αλλού, εμπειρίες, η ζώνη ώρας, πότε ο ξεναγός κατέβασε και σάρωσε πρώτη φορά ένα καρτελάκι, ποιες κριτικές έχει δει, και γιατί κρύψαμε τη σελίδα, αν το κάναμε. Εκτός από όσα ακολουθούν τη ζώνη ώρας, είναι δημόσια όσο είναι η σελίδα: αυτός είναι ο σκοπός τους.",
  "To show the page.": "Για να φαίνεται η σελίδα.",
  Editors: "Συντάκτες",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "Ποιος μπορεί να επεξεργάζεται μια σελίδα πέρα από τον κάτοχό της: το email που προσκλήθηκε, ο λογαριασμός που δέχτηκε, και πότε. Ο κάτοχος βλέπει τη διεύθυνση κάθε τέτοιου λογαριασμού, και κανείς άλλος.",
  "To let guides edit the page that an operator pays for.":
    "Για να επεξεργάζονται οι ξεναγοί τη σελίδα που πληρώνει ένας διοργανωτής.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "μέχρι να το τερματίσει ο κάτοχος ή να παραδοθεί η σελίδα, ή μαζί με έναν από τους δύο λογαριασμούς· μια πρόσκληση που δεν δέχεται κανείς, {time}, και μετά έως μία ώρα",
  "Page addresses": "Διευθύνσεις σελίδων",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "Μια κατακερματισμένη τιμή κάθε διεύθυνσης που επέλεξε ξεναγός, και ποιανού είναι· η ίδια η διεύθυνση είναι μαζί με τη σελίδα.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "Για να οδηγεί μια παλιά διεύθυνση στη σελίδα, και να μη δοθεί σε άλλον μία που ίσως είναι ακόμη τυπωμένη σε καρτελάκι.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time} αφότου εγκαταλειφθεί, ή αφότου διαγραφεί η σελίδα· από τότε, χωρίς λέξη για το ποιανού ήταν",
  "Ways to be tipped": "Τρόποι φιλοδωρήματος",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "Ό,τι δίνουν οι ξεναγοί στους επισκέπτες για να τους πληρώσουν: ονόματα χρήστη, τηλέφωνα, email, λογαριασμοί, κωδικοί, και το όνομα που δείχνει η τράπεζα. Φαίνονται μόνο στη σελίδα φιλοδωρήματος ενός δημόσιου προφίλ· στις μηχανές αναζήτησης λέμε να την παραλείπουν.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "Για να δίνουν οι επισκέπτες φιλοδώρημα. Τα χρήματα πάνε από τον επισκέπτη στον ξεναγό: ούτε τα αγγίζουμε ούτε τα βλέπουμε.",
  Reviews: "Κριτικές",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "Το όνομα όπως γράφτηκε, αστέρια, λόγια με τη γλώσσα τους, ημερομηνία, η απάντηση του ξεναγού, και ένας τυχαίος ή υπολογισμένος αριθμός που εμποδίζει να προστεθεί μια κριτική δύο φορές. Καμία διεύθυνση εκείνου που την έγραψε. Δημόσια, εκτός αν κρατείται ή είναι κρυμμένη.",
  "To let guests tell other guests how it was.": "Για να λένε οι επισκέπτες σε άλλους πώς ήταν.",
  "legitimate interest": "έννομο συμφέρον",
  "until the guide or we remove it, or the page is deleted":
    "μέχρι να την αφαιρέσει ο ξεναγός ή εμείς, ή να διαγραφεί η σελίδα",
  "Translations by a machine": "Μεταφράσεις από μηχανή",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "Λόγια σελίδων και εμπειριών στη γλώσσα ενός επισκέπτη, όπου οι συγγραφείς τους δεν έγραψαν και αυτός ο ιστότοπος έχει μηχανή που μεταφράζει, και μια κατακερματισμένη τιμή του πρωτοτύπου.",
  "To let guests read the page.": "Για να διαβάζουν οι επισκέπτες τη σελίδα.",
  "{time}, or until the original changes or the page is deleted":
    "{time}, ή μέχρι να αλλάξει το πρωτότυπο ή να διαγραφεί η σελίδα",
  "Numbers of visits": "Αριθμοί επισκέψεων",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "Για κάθε σελίδα και ημέρα, πόσες φορές άνοιξε, ποιες ώρες, από ποιον τυπωμένο κωδικό, και πόσες φορές πατήθηκαν τα κουμπιά της για φιλοδώρημα, επικοινωνία, εμπειρίες, κριτικές και κοινοποίηση. Μόνο αθροίσματα: καμία διεύθυνση, κανένα cookie, καμία συσκευή, τίποτα για το ποιος ήταν. Οι δικές σας επισκέψεις, οι προεπισκοπήσεις και τα προγράμματα δεν μετρούν.",
  "To show guides what happens after the scan.": "Για να βλέπουν οι ξεναγοί τι γίνεται μετά τη σάρωση.",
  "no personal data": "όχι προσωπικά δεδομένα",
  "{time}, or until the page is deleted": "{time}, ή μέχρι να διαγραφεί η σελίδα",
  "Sketches of reviews": "Σκίτσα κριτικών",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "Αριθμοί που υπολογίζονται από τα λόγια μιας κριτικής, από τους οποίους κανείς δεν βρίσκει τα λόγια.",
  "To notice when the same review is sent again and again.":
    "Για να προσέχουμε όταν στέλνεται η ίδια κριτική ξανά και ξανά.",
  "{time}, and then up to an hour": "{time}, και μετά έως μία ώρα",
  "Reviews we look at": "Κριτικές που κοιτάζουμε",
  "Which reviews were held or reported, why, and what was decided.":
    "Ποιες κριτικές κρατήθηκαν ή αναφέρθηκαν, γιατί, και τι αποφασίστηκε.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "Για να μένουν έξω spam, προσβολές και προσωπικά στοιχεία, και να μπορούμε να λογοδοτήσουμε.",
  "as long as the review": "όσο και η κριτική",
  "Reports of reviews": "Αναφορές κριτικών",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "Τι λέει κάποιος ότι δεν πάει καλά με μια κριτική, το email που μπορεί να αφήσει για να μάθει την απόφαση, και μια κατακερματισμένη τιμή με κλειδί από τη διεύθυνση δικτύου και την κριτική.",
  "To decide about it, and to take one report from each.":
    "Για να αποφασίσουμε, και να δεχόμαστε μία αναφορά από τον καθένα.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "όσο και η κριτική· διεύθυνση και κατακερματισμένη τιμή {time} μετά την απόφαση, και μετά έως μία ώρα",
  "Words to search by": "Λέξεις για αναζήτηση",
  "The words of names, e-mail addresses and page addresses.":
    "Οι λέξεις ονομάτων, email και διευθύνσεων σελίδων.",
  "To let our staff find an account that needs help.":
    "Για να βρίσκει το προσωπικό μας έναν λογαριασμό που χρειάζεται βοήθεια.",
  "as long as the account or page they belong to": "όσο και ο λογαριασμός ή η σελίδα όπου ανήκουν",
  "Devices that are signed in": "Συνδεδεμένες συσκευές",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "Το είδος προγράμματος περιήγησης και συσκευής, όπως «Chrome σε Android», και πότε χρησιμοποιήθηκε πρώτη και τελευταία φορά.",
  "To show you where your account is open, and to let you end it there.":
    "Για να βλέπετε πού είναι ανοιχτός ο λογαριασμός σας, και να τον κλείνετε εκεί.",
  "{time} after you signed in, or until you log out there":
    "{time} αφότου συνδεθήκατε, ή μέχρι να αποσυνδεθείτε εκεί",
  Passkeys: "Κλειδιά πρόσβασης",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "Το δημόσιο μισό κάθε κλειδιού, το όνομα που του δώσατε, και πότε φτιάχτηκε και χρησιμοποιήθηκε τελευταία φορά. Ποτέ δακτυλικό αποτύπωμα ή πρόσωπο: αυτά μένουν στη συσκευή σας.",
  "To let you in without a password.": "Για να μπαίνετε χωρίς κωδικό.",
  "until you remove it, or your account is deleted":
    "μέχρι να το αφαιρέσετε, ή να διαγραφεί ο λογαριασμός σας",
  "Answered questions to passkeys": "Ερωτήσεις σε κλειδιά πρόσβασης που απαντήθηκαν",
  "Random numbers.": "Τυχαίοι αριθμοί.",
  "To take each answer only once.": "Για να δεχόμαστε κάθε απάντηση μόνο μία φορά.",
  "five minutes, and then up to an hour": "πέντε λεπτά, και μετά έως μία ώρα",
  "Reviews to tell of": "Κριτικές που θα σας πούμε",
  "The number of your first review that no letter has told you of.":
    "Ο αριθμός της πρώτης σας κριτικής για την οποία δεν σας έχει μιλήσει κανένα email.",
  "To send you one letter a day at the most.": "Για να σας στέλνουμε το πολύ ένα email την ημέρα.",
  "until the letter is sent": "μέχρι να σταλεί το email",
  "Devices you want told of reviews": "Συσκευές που μαθαίνουν για κριτικές",
  "Their address at the push service of their browser’s maker, and their public key.":
    "Η διεύθυνσή τους στην υπηρεσία push του κατασκευαστή του προγράμματος περιήγησης, και το δημόσιο κλειδί τους.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "Για να μαθαίνουν αμέσως μια νέα κριτική: η ειδοποίηση έχει τα αστέρια και καθόλου λόγια, κρυπτογραφημένη για τη συσκευή.",
  "until you turn it off or log out there": "μέχρι να το απενεργοποιήσετε ή να αποσυνδεθείτε εκεί",
  "Ended sessions": "Τερματισμένες συνδέσεις",
  "The random numbers of sessions that were logged out.": "Οι τυχαίοι αριθμοί των συνδέσεων που έκλεισαν.",
  "To keep an old cookie from opening your account.":
    "Για να μην ανοίγει ένα παλιό cookie τον λογαριασμό σας.",
  "{time} after the session began, at most": "το πολύ {time} μετά την αρχή της σύνδεσης",
  "Letters that wait": "Email σε αναμονή",
  "The kind of an e-mail and the address it goes to; not its words.":
    "Το είδος ενός email και η διεύθυνση όπου πηγαίνει· όχι τα λόγια του.",
  "To send it, and to try again.": "Για να σταλεί, και να δοκιμαστεί ξανά.",
  "until it is sent; tried for {time}, then given up":
    "μέχρι να σταλεί· δοκιμάζεται για {time}, μετά εγκαταλείπεται",
  "Links in letters": "Σύνδεσμοι σε email",
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "Μια κατακερματισμένη τιμή του μυστικού στον σύνδεσμο, ποιανού είναι, και η διεύθυνση όπου πήγε.",
  "To know the link again.": "Για να αναγνωρίζουμε τον σύνδεσμο.",
  "until it is used; {time} at most, and then up to an hour":
    "μέχρι να χρησιμοποιηθεί· το πολύ {time}, και μετά έως μία ώρα",
  "Counts of attempts": "Μετρήσεις προσπαθειών",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "Πόσες φορές δοκιμάστηκε κάτι, κάτω από μια κατακερματισμένη τιμή με κλειδί της διεύθυνσης δικτύου ή του email, ή κάτω από τον αριθμό του λογαριασμού.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "Για να μένει έξω όποιος μαντεύει κωδικούς ή πλημμυρίζει μια σελίδα με κριτικές.",
  "{time} at most, and then up to an hour": "το πολύ {time}, και μετά έως μία ώρα",
  "Messages from Stripe": "Μηνύματα από το Stripe",
  "Number, kind and time of each message that was handled.":
    "Αριθμός, είδος και ώρα κάθε μηνύματος που διεκπεραιώθηκε.",
  "To handle each only once.": "Για να διεκπεραιώνεται το καθένα μόνο μία φορά.",
  "Deletions on their way": "Διαγραφές σε εξέλιξη",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "Αριθμός, email και αριθμός Stripe ενός λογαριασμού που οι γραμμές του έφυγαν.",
  "To delete it everywhere else, too.": "Για να διαγραφεί και παντού αλλού.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "μέχρι να επιβεβαιώσει κάθε χώρος αποθήκευσης: δευτερόλεπτα, ή η επόμενη ωριαία προσπάθεια που πετυχαίνει",
  "Pictures to be deleted": "Εικόνες προς διαγραφή",
  "Their file names, which begin with the account’s number.":
    "Τα ονόματα των αρχείων τους, που αρχίζουν με τον αριθμό του λογαριασμού.",
  "To leave no picture behind.": "Για να μη μείνει πίσω καμία εικόνα.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "μέχρι να φύγει η εικόνα: δευτερόλεπτα, ή η επόμενη ωριαία προσπάθεια που πετυχαίνει",
  "The operator’s staff": "Το προσωπικό του διαχειριστή",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "Email, ο κωδικός ως κατακερματισμένη τιμή με αλάτι, και ό,τι χρειάζεται η επαλήθευση σε δύο βήματα.",
  "To let them in.": "Για να μπαίνουν.",
  "as long as they work here": "όσο εργάζονται εδώ",
  "What our staff did": "Τι έκανε το προσωπικό μας",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "Ποιος από το προσωπικό έκανε τι και πότε· από έναν λογαριασμό μόνο τον αριθμό του. Καμία εγγραφή δεν αλλάζει ούτε διαγράφεται.",
  "To be able to answer for it.": "Για να μπορούμε να λογοδοτήσουμε.",
  "as long as this site exists": "όσο υπάρχει αυτός ο ιστότοπος",
  "Hourly runs": "Ωριαίες εργασίες",
  "When the work of each hour began and ended, and whether it went well.":
    "Πότε άρχισε και τελείωσε η δουλειά κάθε ώρας, και αν πήγε καλά.",
  "To see that letters and deletions are on their way.":
    "Για να βλέπουμε ότι τα email και οι διαγραφές είναι καθ’ οδόν.",
  Totals: "Σύνολα",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "Πόσοι λογαριασμοί, σελίδες και συνδρομητές υπάρχουν, και πόσες εγγραφές, νέα προγράμματα, ακυρώσεις και κριτικές είχε μια εβδομάδα.",
  "To see how the site is doing.": "Για να βλέπουμε πώς πάει ο ιστότοπος.",
  Pictures: "Εικόνες",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "Φωτογραφίες και banner όπως ανέβηκαν, και σε μικρότερα μεγέθη.",
  "To show them on the page.": "Για να φαίνονται στη σελίδα.",
  "Use of sessions": "Χρήση συνδέσεων",
  "When each session was begun and last used, under a random number.":
    "Πότε άρχισε και χρησιμοποιήθηκε τελευταία φορά κάθε σύνδεση, κάτω από έναν τυχαίο αριθμό.",
  "To end sessions that nobody uses.": "Για να τερματίζονται συνδέσεις που δεν χρησιμοποιεί κανείς.",
  "{time} after the last use, or until you log out":
    "{time} μετά την τελευταία χρήση, ή μέχρι να αποσυνδεθείτε",
  "Copies of public pages": "Αντίγραφα δημόσιων σελίδων",
  "Pages as everybody sees them, near the people who read them.":
    "Σελίδες όπως τις βλέπουν όλοι, κοντά σε όσους τις διαβάζουν.",
  "To be fast.": "Για ταχύτητα.",
  "{time}; dropped at once when the page changes": "{time}· πετιούνται αμέσως όταν αλλάζει η σελίδα",
  Logs: "Αρχεία καταγραφής",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "Αιτήματα με τη διεύθυνση, την ώρα, το πρόγραμμα περιήγησης και τη διεύθυνση δικτύου τους, και σφάλματα. Τίποτα από όσα γράψατε, εκτός από τη διεύθυνση μιας σελίδας.",
  "To find faults and attacks.": "Για να βρίσκουμε σφάλματα και επιθέσεις.",
  "Deleted accounts": "Διαγραμμένοι λογαριασμοί",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "Ο αριθμός κάθε λογαριασμού που διαγράφηκε, και πότε. Τίποτα άλλο.",
  "To leave it out when the site is restored from an earlier copy.":
    "Για να μείνει έξω όταν ο ιστότοπος επαναφέρεται από παλιότερο αντίγραφο.",
  "History of the database": "Ιστορικό της βάσης δεδομένων",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "Παλιότερες καταστάσεις όλων όσα είναι στο D1. Διαβάζονται μόνο για να επανέλθει ο ιστότοπος μετά από ατύχημα.",
  "To lose nobody’s page.": "Για να μη χαθεί η σελίδα κανενός.",
  "{time}: what you delete is gone from here then, too": "{time}: ό,τι διαγράφετε φεύγει τότε και από εδώ",
} satisfies LegalWords;
