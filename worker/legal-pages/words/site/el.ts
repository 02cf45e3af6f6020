import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
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
} satisfies Words<SiteText>;
